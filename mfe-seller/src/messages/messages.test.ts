import { expect, it } from "vitest"
import { en } from "./en"
import { hi } from "./hi"

it.each([
  ["English", en],
  ["Hindi", hi],
])("no button has the words of a badge that stands beside it: %s", (_language, texts) => {
  const { orders, contact } = texts
  const badges = [...Object.values(orders.statuses), contact.open, contact.answered]
  const buttons = [
    ...Object.values(orders.moves).map((textOf) => textOf("₹204")),
    orders.deliveredUnpaid,
    contact.markAnswered,
    contact.reopen,
  ]
  expect(buttons.filter((button) => badges.includes(button))).toEqual([])
})
