import { forLanguage } from "../language/for-language"

const plain = forLanguage((locale) => new Intl.NumberFormat(locale))

/** A number as people of the language in use read it: 12,34,567. */
export function formatNumber(value: number): string {
  return plain().format(value)
}
