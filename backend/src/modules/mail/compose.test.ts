import { describe, expect, test } from "vitest"
import { compose } from "./compose"
import type { MailFacts, MailKind, OrderFacts, PaymentFacts } from "./mail"

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

const payment: PaymentFacts = {
  orderId: "order_01",
  name: "Asha",
  amountPaise: 1263_10,
  at: order.placedAt,
}

/** What stands in a mail as people wrote it. */
const addressAndGoods =
  /Mango Alphonso 6 pcs|Tomato 1 kg|Asha Rao|12 MG Road|Lucknow, Uttar Pradesh|India/g

test("an order's mail shows every line and every amount to the paisa, in both parts", () => {
  const mail = compose("order-placed", order, shop, "en")

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
  expect(compose("order-placed", order, shop, "en").text).toContain("Please pay ₹1,263.10")
  const online = compose("order-placed", { ...order, payment: "Online" }, shop, "en").text
  expect(online).toContain("Paid online.")
  expect(online).not.toContain("Please pay")
})

test.each([
  "Free prize at evil.example",
  "https://evil.example",
  "Call 98765 43210",
  "a".repeat(41),
])("a stranger cannot write to somebody else through their own name: %s", (name) => {
  const mail = compose("registration-code", { name, code: "123456" }, shop, "en")
  for (const part of [mail.html, mail.text, mail.subject]) expect(part).not.toContain(name)
  expect(mail.text).toContain("Welcome!")
})

test.each(["registration-code", "reset-code"] as const)(
  "the %s mail shows the code once in each part, and not in the subject",
  (kind) => {
    const mail = compose(kind, { name: "Asha", code: "012345" }, shop, "en")

    expect(mail.text.match(/\b\d{6}\b/g)).toEqual(["012345"])
    expect(mail.html.match(/>\d{6}</g)).toEqual([">012345<"])
    expect(mail.subject).not.toMatch(/\d/)
  },
)

test("the mail to somebody who has an account already leads to a new password and holds no code", () => {
  const mail = compose("account-exists", {}, shop, "en")

  expect(mail.text).toContain("https://shop.test/forgot-password")
  expect(mail.text).not.toMatch(/\b\d{6}\b/)
})

test("the mail about a new password says when, in the reader's time", () => {
  const facts = { name: "Asha", changedAt: "2026-01-31T18:45:00.000Z" }

  expect(compose("password-changed", facts, shop, "en").text).toContain(
    "1 February 2026 at 12:15 am IST",
  )
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
  const mail = compose(kind, facts as unknown as MailFacts[typeof kind], shop, "en")

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
  expect(compose("account-exists", {}, shop, "en").html).toContain("Green &amp; Basket")
})

const facts: { [Kind in MailKind]: MailFacts[Kind] } = {
  "registration-code": { name: "Asha", code: "012345" },
  "reset-code": { code: "012345" },
  "account-exists": {},
  "password-changed": { name: "Asha", changedAt: order.placedAt },
  "order-placed": order,
  "order-sent": { orderId: "order_01", name: "Asha", totalPaise: 1263_10, toPay: true },
  "order-delivered": { orderId: "order_01", name: "", totalPaise: 1263_10, toPay: false },
  "order-cancelled": { orderId: "order_01", name: "Asha", totalPaise: 1263_10, toPay: false },
  "payment-received": payment,
  "payment-expired": payment,
  "payment-failed": payment,
  "payment-refunded": payment,
  "payment-problem": { orderId: "order_01", problem: "gone" },
  "newsletter-confirm": { code: "token" },
  "newsletter-welcome": { code: "token" },
}

test.each(Object.keys(facts) as MailKind[])("a %s mail in Hindi is Hindi throughout", (kind) => {
  const mail = compose(kind, facts[kind], shop, "hi")

  expect(mail.html).toContain('<html lang="hi">')
  const own = /Green & Basket|https:\S+|help@shop\.test|order_01|OTP|IST|\bam\b|Asha|token/g
  const sentences = [mail.subject, ...mail.text.replace(addressAndGoods, "").split("\n")]
  for (const sentence of sentences) expect(sentence.replace(own, "")).not.toMatch(/[A-Za-z]/)
})

test("amounts, dates and what people typed are in a Hindi mail what they are in an English one", () => {
  const hindi = compose("order-placed", order, shop, "hi").text

  for (const amount of ["2 × ₹599.50", "₹1,199.00", "₹39.33", "₹1,238.33", "₹24.77", "₹1,263.10"])
    expect(hindi).toContain(amount)
  for (const typed of ["Mango Alphonso 6 pcs", "Asha Rao", "Lucknow, Uttar Pradesh 226001"])
    expect(hindi).toContain(typed)
  expect(hindi).toContain("1 फ़रवरी 2026 को 12:15 am बजे IST")
})
