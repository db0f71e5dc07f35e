import { type Checks, partNames, picturePlaces } from "./manifest"

/** What a person knows a shop by, and the table that holds it. */
const things: Record<string, string> = {
  order: "orders",
  customer: "customers",
  product: "products",
  shop_mail_outbox: "mails",
}

/** A backup's content in a line, counted. */
export function summaryOf(checks: Checks): string {
  const entries = Object.entries(checks)
  const rows = entries.reduce((sum, [, { rows = 0 }]) => sum + rows, 0)
  const tables = entries.filter(([part]) => part.startsWith(partNames.table(""))).length
  const pictures = entries.filter(([part]) =>
    picturePlaces.some((place) => part.startsWith(partNames.picture(place, ""))),
  ).length
  const counted = Object.entries(things).map(
    ([table, name]) => `${checks[partNames.table(table)]?.rows ?? 0} ${name}`,
  )
  return `${[...counted, `${pictures} pictures`].join(", ")} (${rows} rows in ${tables} tables)`
}
