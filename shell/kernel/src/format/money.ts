import { forLanguage } from "../language/for-language"

const rupees = forLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "INR",
      trailingZeroDisplay: "stripIfInteger",
    }),
)

/** An amount in rupees as people read it: ₹1,20,000 or ₹45.50. */
export function formatMoney(amount: number): string {
  return rupees().format(amount)
}
