import { TextField, type TextFieldProps } from "@shop/ds"
import { useMessages } from "../../messages"
import { digitsOf } from "./digits-of"

interface Props extends Omit<TextFieldProps, "label" | "onChange"> {
  onCodeChange: (code: string) => void
}

/** Takes a mailed code, typed or pasted with whatever stands around it. */
export function CodeField({ onCodeChange, ...props }: Props) {
  const texts = useMessages().code
  return (
    <TextField
      label={texts.label}
      placeholder={texts.placeholder}
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      {...props}
      onChange={(event) => onCodeChange(digitsOf(event.target.value))}
    />
  )
}
