const DEVANAGARI_ZERO = 0x0966

/** The digits in what was typed or pasted: of '123 456' and of '१२३-४५६' it is 123456. */
export function digitsOf(text: string): string {
  return text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/\D/g, "")
}
