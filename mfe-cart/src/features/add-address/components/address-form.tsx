import { defaultState, limits, states } from "@shop/api/client"
import { Button, Message, Select, TextField } from "@shop/ds"
import { type AddressFields, Link, useNavigate, type User } from "@shop/kernel"
import type { SubmitEvent } from "react"
import { useMessages } from "../../../messages"
import { useAddAddress } from "../api/add-address"
import styles from "./address-form.module.css"

/** A shipping address in India. What the shop knows of the shopper stands there already. */
export function AddressForm({ user }: { user: User }) {
  const texts = useMessages().addressForm
  const navigate = useNavigate()
  const { mutate, isRunning, data, error, isPending } = useAddAddress(user._id)
  const [firstName = "", ...lastNames] = user.name.split(" ")
  const refusal = data?.success === false ? data.message : error?.message

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning()) return
    const form = new FormData(event.currentTarget)
    const text = (name: keyof AddressFields) => String(form.get(name)).trim()
    const address: AddressFields = {
      firstName: text("firstName"),
      lastName: text("lastName"),
      email: text("email"),
      phone: text("phone"),
      street: text("street"),
      city: text("city"),
      state: text("state"),
      zipCode: text("zipCode"),
      country: text("country"),
    }
    mutate(address, {
      onSuccess: (answer) => {
        if (answer.success) void navigate("/cart")
      },
    })
  }

  const field = (name: keyof AddressFields, autoComplete: string) => ({
    name,
    autoComplete: `shipping ${autoComplete}`,
    label: texts[name],
    required: true,
    maxLength: limits.addressField,
  })

  return (
    <form className={styles.form} onSubmit={save}>
      <TextField {...field("firstName", "given-name")} defaultValue={firstName} />
      <TextField {...field("lastName", "family-name")} defaultValue={lastNames.join(" ")} />
      <TextField {...field("email", "email")} type="email" defaultValue={user.email} />
      <TextField {...field("phone", "tel")} type="tel" />
      <TextField {...field("street", "street-address")} className={styles.wide} />
      <TextField {...field("city", "address-level2")} />
      <TextField {...field("zipCode", "postal-code")} inputMode="numeric" />
      <Select
        name="state"
        autoComplete="shipping address-level1"
        label={texts.state}
        defaultValue={defaultState}
        required
      >
        {states.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </Select>
      <TextField {...field("country", "country-name")} defaultValue={texts.india} readOnly />
      {refusal ? (
        <Message tone="error" className={styles.wide}>
          {refusal}
        </Message>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" size="lg" loading={isPending}>
          {texts.save}
        </Button>
        <Button variant="ghost" size="lg" render={<Link to="/cart" />}>
          {texts.back}
        </Button>
      </div>
    </form>
  )
}
