const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" })
const moment = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
})

/** Whole paise as the shop writes amounts: `₹1,23,456.70`. */
export function formatPaise(paise: number): string {
  return rupees.format(paise / 100)
}

/** A moment as people in India read it. */
export function formatMoment(iso: string): string {
  return `${moment.format(new Date(iso))} IST`
}
