import { createTransport } from "nodemailer"
import { expect, it } from "vitest"
import { senderOf } from "./sender"

it.each([
  "Green Basket",
  "Pépé's <Shop>",
  "ACME (India",
  '"Quoted',
  "Grocer: Best",
  "Fresh@Home",
  "Love <3",
])("sends from the shop's address whatever the shop is called: %s", async (name) => {
  const from = senderOf(`${name} <orders@shop.test>`)
  expect(from).toEqual({ name, address: "orders@shop.test" })
  const sent = await createTransport({ streamTransport: true }).sendMail({ from, to: "a@b.test" })
  expect(sent.envelope.from).toBe("orders@shop.test")
})

it("takes an address without a name as it is", () => {
  expect(senderOf("orders@shop.test")).toEqual({ name: "", address: "orders@shop.test" })
})
