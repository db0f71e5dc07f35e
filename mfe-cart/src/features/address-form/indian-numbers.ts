/** The digits of a text, whichever of India's two ways of writing them was used. */
function digitsOf(text: string): string {
  const western = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
  return western.replace(/[\s().-]/g, "")
}

/**
 * The ten digits of a phone number in India, however its prefix was written (+91, 0091, 91 or 0);
 * undefined where it is no such number.
 */
export function phoneNumberOf(text: string): string | undefined {
  return /^(?:\+91|0091|91|0)?(\d{10})$/.exec(digitsOf(text))?.[1]
}

/** The six digits of a PIN code; undefined where it is none. */
export function pinCodeOf(text: string): string | undefined {
  return /^\d{6}$/.exec(digitsOf(text))?.[0]
}
