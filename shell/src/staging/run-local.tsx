import { Button, TextField } from "@shop/ds"
import { notify } from "@shop/kernel"
import type { FormEvent } from "react"
import { useMessages } from "../messages"
import { changeOverride } from "./change-override"
import styles from "./staging.module.css"

/** Asks which micro-frontend shall come from this visitor's own machine, and from where. */
export function RunLocal() {
  const texts = useMessages().staging
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const wish = { name: String(form.get("name")), address: String(form.get("address")) }
    if (!(await changeOverride(wish))) notify.error(texts.notAllowed)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField label={texts.name} name="name" required />
      <TextField
        label={texts.address}
        name="address"
        defaultValue="http://localhost:5180"
        required
      />
      <Button type="submit">{texts.run}</Button>
    </form>
  )
}
