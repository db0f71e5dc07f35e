import { defaultState, limits, states } from "@shop/api/client"
import { Button, Message, Select, TextField } from "@shop/ds"
import {
  type Address,
  type AddressFields,
  Link,
  useFormDraft,
  useNavigate,
  type User,
} from "@shop/kernel"
import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef } from "react"
import { useMessages } from "../../../messages"
import { savedText } from "../address-errors"
import { useSaveAddress } from "../api/save-address"
import { useAddressErrors } from "../use-address-errors"
import styles from "./address-form.module.css"

/** As the server has it: part of the address, not of the screen, so it is the same in every language. */
const COUNTRY = "India"

/** A shipping address in India: a new one, with what the shop knows of the shopper, or a saved one. */
export function AddressForm({ user, address }: { user: User; address?: Address }) {
  const texts = useMessages().addressForm
  const navigate = useNavigate()
  const { mutate, data, error, isPending } = useSaveAddress(address?._id)
  const { remarks, check, mend, checkAll } = useAddressErrors()
  const form = useRef<HTMLFormElement>(null)
  const forgetDraft = useFormDraft(form, address ? undefined : "address", user._id)
  const [firstName = "", ...lastNames] = user.name.split(" ")
  const known: Partial<AddressFields> = address ?? {
    firstName,
    lastName: lastNames.join(" "),
    email: user.email,
  }
  const refusal = data?.success === false ? data.message : error?.message

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const filled = new FormData(event.currentTarget)
    const text = (name: keyof AddressFields) => savedText(name, String(filled.get(name)))
    const typed: AddressFields = {
      firstName: text("firstName"),
      lastName: text("lastName"),
      email: text("email"),
      phone: text("phone"),
      street: text("street"),
      city: text("city"),
      zipCode: text("zipCode"),
      state: text("state"),
      country: COUNTRY,
    }
    if (!checkAll(event.currentTarget, typed)) return
    mutate(typed, {
      onSuccess: (answer) => {
        if (!answer.success) return
        forgetDraft()
        void navigate("/cart")
      },
    })
  }

  const field = (name: keyof AddressFields, autoComplete: string) => {
    const { fault, advice } = remarks[name] ?? {}
    const usual = name === "phone" || name === "zipCode" ? texts.hints[name] : undefined
    const hint = advice ? <span className={styles.advice}>{texts.advice[advice]}</span> : usual
    return {
      name,
      autoComplete: `shipping ${autoComplete}`,
      label: texts[name],
      defaultValue: known[name],
      // In the place of the hint, so that nothing moves under the finger that leaves the field.
      ...(fault ? { error: texts.faults[fault] } : { hint }),
      required: true,
      maxLength: limits.addressField,
      onChange: (event: ChangeEvent<HTMLInputElement>) => mend(name, event),
      onBlur: (event: FocusEvent<HTMLInputElement>) => check(name, event),
    }
  }

  return (
    // What is wrong is said at its field, in the shop's words and language, not the browser's.
    <form ref={form} className={styles.form} noValidate onSubmit={save}>
      <TextField {...field("firstName", "given-name")} />
      <TextField {...field("lastName", "family-name")} />
      <TextField {...field("email", "email")} type="email" />
      <TextField {...field("phone", "tel")} type="tel" inputMode="tel" />
      <TextField {...field("street", "street-address")} className={styles.wide} />
      <TextField {...field("city", "address-level2")} />
      <TextField {...field("zipCode", "postal-code")} inputMode="numeric" />
      <Select
        name="state"
        autoComplete="shipping address-level1"
        label={texts.state}
        defaultValue={known.state ?? defaultState}
        required
      >
        {states.map((state) => (
          <option key={state} value={state}>
            {texts.stateName(state)}
          </option>
        ))}
      </Select>
      <TextField
        label={texts.country}
        autoComplete="shipping country-name"
        value={texts.countryName}
        readOnly
        required
      />
      {refusal ? (
        <Message tone="error" className={styles.wide}>
          {refusal}
        </Message>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" size="lg" loading={isPending}>
          {texts.save}
        </Button>
        <Button variant="ghost" size="lg" render={<Link to="/cart" onClick={forgetDraft} />}>
          {texts.back}
        </Button>
      </div>
    </form>
  )
}
