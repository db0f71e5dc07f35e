import { describe, expect, test } from "vitest"
import { compose } from "./compose"
import type { MailFacts, OrderFacts } from "./mail"

const shop = {
  shopName: "Green & Basket",
  supportEmail: "help@shop.test",
  publicUrl: "https://shop.test",
}

const order: OrderFacts = {
  orderId: "order_01",
  placedAt: "2026-01-31T18:45:00.000Z",
  payment: "COD",
  lines: [
    { name: "Mango Alphonso 6 pcs", quantity: 2, unitPaise: 599_50 },
    { name: "Tomato 1 kg", quantity: 1, unitPaise: 39_33 },
  ],
  subtotalPaise: 1238_33,
  taxPaise: 24_77,
  shippingPaise: 0,
  totalPaise: 1263_10,
  address: {
    firstName: "Asha",
    lastName: "Rao",
    phone: "9876543210",
    street: "12 MG Road",
    city: "Lucknow",
    state: "Uttar Pradesh",
    country: "India",
    zipCode: "226001",
  },
}

test("an order's mail shows every line and every amount to the paisa, in both parts", () => {
  const mail = compose("order-placed", order, shop)

  for (const part of [mail.html, mail.text]) {
    for (const words of ["Mango Alphonso 6 pcs", "Tomato 1 kg", "2 × ₹599.50", "₹1,199.00"]) {
      expect(part).toContain(words)
    }
    for (const amount of ["₹39.33", "₹1,238.33", "₹24.77", "Free", "₹1,263.10"]) {
      expect(part).toContain(amount)
    }
    for (const line of ["Asha Rao", "12 MG Road", "Lucknow, Uttar Pradesh 226001", "9876543210"]) {
      expect(part).toContain(line)
    }
    expect(part).toContain("https://shop.test/my-orders")
    expect(part).toContain("1 February 2026")
  }
})

test("an order paid on delivery says what to pay, one paid online does not", () => {
  expect(compose("order-placed", order, shop).text).toContain("Please pay ₹1,263.10")
  const online = compose("order-placed", { ...order, payment: "Online" }, shop).text
  expect(online).toContain("Paid online.")
  expect(online).not.toContain("Please pay")
})

test.each([
  "Free prize at evil.example",
  "https://evil.example",
  "Call 98765 43210",
  "a".repeat(41),
])("a stranger cannot write to somebody else through their own name: %s", (name) => {
  const mail = compose("registration-code", { name, code: "123456" }, shop)
  for (const part of [mail.html, mail.text, mail.subject]) expect(part).not.toContain(name)
  expect(mail.text).toContain("Welcome!")
})

test.each(["registration-code", "reset-code"] as const)(
  "the %s mail shows the code once in each part, and not in the subject",
  (kind) => {
    const mail = compose(kind, { name: "Asha", code: "012345" }, shop)

    expect(mail.text.match(/\b\d{6}\b/g)).toEqual(["012345"])
    expect(mail.html.match(/>\d{6}</g)).toEqual([">012345<"])
    expect(mail.subject).not.toMatch(/\d/)
  },
)

test("the mail to somebody who has an account already leads to a new password and holds no code", () => {
  const mail = compose("account-exists", {}, shop)

  expect(mail.text).toContain("https://shop.test/forgot-password")
  expect(mail.text).not.toMatch(/\b\d{6}\b/)
})

test("the mail about a new password says when, in the reader's time", () => {
  const facts = { name: "Asha", changedAt: "2026-01-31T18:45:00.000Z" }

  expect(compose("password-changed", facts, shop).text).toContain("1 February 2026 at 12:15 am IST")
})

describe.each([
  ["password-changed", { name: "<b>x</b>&\"'", changedAt: order.placedAt }],
  [
    "order-placed",
    {
      ...order,
      lines: [{ name: "<b>x</b>&\"'", quantity: 1, unitPaise: 100 }],
      address: { ...order.address, street: "<script>alert(1)</script>" },
    },
  ],
] as const)("what people typed in a %s mail", (kind, facts) => {
  const mail = compose(kind, facts as unknown as MailFacts[typeof kind], shop)

  test("never becomes HTML", () => {
    expect(mail.html).not.toContain("<b>")
    expect(mail.html).not.toContain("<script>")
    expect(mail.html).toContain("&lt;b&gt;x&lt;/b&gt;&amp;&quot;&#39;")
  })

  test("stays as typed in the plain text", () => {
    expect(mail.text).toContain("<b>x</b>&\"'")
  })
})

test("the shop's own name is escaped too", () => {
  expect(compose("account-exists", {}, shop).html).toContain("Green &amp; Basket")
})
