import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import { askForCode, newAddress, newEmail, registerShopper } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"
import { ageCodes, ageLimits } from "../../harness/time"

let shop: RunningShop
beforeAll(async () => {
  shop = await sharedShop()
})

const visitor = () => shop.browser(newAddress())
const verify = async (browser: Browser, email: string, otp: unknown) =>
  (await browser.post("/api/user/verify-otp", { email, otp })).body
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0")
const refused = (sentence: string) => ({ success: false, message: sentence, error: sentence })

it("mails six digits and says that they were sent", async () => {
  const [browser, email] = [visitor(), newEmail()]
  const { body, status } = await browser.post("/api/user/send-otp", { name: "Asha", email })
  expect([status, body]).toEqual([200, { success: true, message: messages.otpSent }])
  expect(await shop.mailbox.code(email)).toMatch(/^\d{6}$/)
})

it.each(["Asha", "आशा देवी", "Ýåß ".repeat(20), "x".repeat(100)])(
  "mails %s a code that is the first of its kind in the mail as it comes, headers included",
  async (name) => {
    const [browser, email] = [visitor(), newEmail()]
    const code = await askForCode(shop, browser, email, name)
    const [mail] = shop.mailbox.mailsTo(email)
    // Once in the plain part and once in the HTML part; colours, ids and dates look otherwise.
    expect(mail?.raw.match(/\b\d{6}\b/g)).toEqual([code, code])
    expect(mail?.html?.match(/\b\d{6}\b/g)).toEqual([code])
  },
)

it("verifies the mailed code, in any writing of the e-mail", async () => {
  const [browser, email] = [visitor(), newEmail()]
  const code = await askForCode(shop, browser, email, "Asha")
  expect(await verify(browser, ` ${email.toUpperCase()} `, code)).toEqual({
    success: true,
    message: messages.emailVerified,
  })
})

it("accepts a code sent as a number, although numbers have no leading zeros", async () => {
  const [browser, email] = [visitor(), newEmail()]
  const code = await askForCode(shop, browser, email, "Asha")
  expect(await verify(browser, email, Number(code))).toMatchObject({ success: true })
})

it("takes a code once only", async () => {
  const [browser, email] = [visitor(), newEmail()]
  const code = await askForCode(shop, browser, email, "Asha")
  await verify(browser, email, code)
  expect(await verify(browser, email, code)).toEqual(refused(messages.otpInvalid))
})

it("lets one of twenty simultaneous right tries win", async () => {
  const [browser, email] = [visitor(), newEmail()]
  const code = await askForCode(shop, browser, email, "Asha")
  const tries = Array.from({ length: 20 }, () => verify(browser.clone(), email, code))
  expect((await Promise.all(tries)).filter(({ success }) => success)).toHaveLength(1)
})

it("refuses a code older than five minutes", async () => {
  const [browser, email] = [visitor(), newEmail()]
  const code = await askForCode(shop, browser, email, "Asha")
  await ageCodes(shop, email, 301)
  expect(await verify(browser, email, code)).toEqual(refused(messages.otpInvalid))
})

it("still takes the right code after four wrong tries, and no longer after five", async () => {
  const [patient, careless] = [visitor(), visitor()]
  const [one, two] = [newEmail(), newEmail()]
  const codes = [
    await askForCode(shop, patient, one, "Asha"),
    await askForCode(shop, careless, two, "Asha"),
  ] as const
  for (let tried = 0; tried < 4; tried++) await verify(patient, one, wrong(codes[0]))
  for (let tried = 0; tried < 5; tried++) await verify(careless, two, wrong(codes[1]))
  expect(await verify(patient, one, codes[0])).toMatchObject({ success: true })
  expect(await verify(careless, two, codes[1])).toEqual(refused(messages.otpInvalid))
})

it("counts fifty wrong tries at once as fifty", async () => {
  const [browser, email] = [visitor(), newEmail()]
  const code = await askForCode(shop, browser, email, "Asha")
  await Promise.all(Array.from({ length: 50 }, () => verify(browser, email, wrong(code))))
  const { rows } = await shop.db.query(`select tries from shop_flow where email = $1`, [email])
  expect(rows).toEqual([{ tries: 50 }])
  expect(await verify(browser, email, code)).toEqual(refused(messages.otpInvalid))
})

it("lets at most five of fifty different guesses at once be looked at", async () => {
  const [browser, email] = [visitor(), newEmail()]
  const code = Number(await askForCode(shop, browser, email, "Asha"))
  // The right one comes last: whatever order they arrive in, five wrong ones are not enough to rule it out.
  const guesses = Array.from({ length: 50 }, (_, index) =>
    String((code + 1 + index) % 1_000_000).padStart(6, "0"),
  )
  const answers = await Promise.all(guesses.map((guess) => verify(browser.clone(), email, guess)))
  expect(answers.every(({ success }) => !success)).toBe(true)
  expect(await verify(browser, email, code)).toEqual(refused(messages.otpInvalid))
})

it("answers 'Invalid OTP.' and counts nothing for a browser without the flow", async () => {
  const [browser, stranger, email] = [visitor(), visitor(), newEmail()]
  const code = await askForCode(shop, browser, email, "Asha")
  for (let tried = 0; tried < 6; tried++)
    expect(await verify(stranger, email, wrong(code))).toEqual(refused(messages.otpInvalid))
  expect(await verify(stranger, email, code)).toEqual(refused(messages.otpInvalid))
  expect(await verify(browser, email, code)).toMatchObject({ success: true })
})

it("does not let a stranger's own flow for the same e-mail spoil or use the code", async () => {
  const [browser, stranger, email] = [visitor(), visitor(), newEmail()]
  const code = await askForCode(shop, browser, email, "Asha")
  await ageLimits(shop, 31)
  const other = await askForCode(shop, stranger, email, "Mallory")
  if (other !== code) expect(await verify(stranger, email, code)).toMatchObject({ success: false })
  expect(await verify(browser, email, code)).toMatchObject({ success: true })
})

it("refuses the code for another e-mail than it was mailed to", async () => {
  const [browser, email] = [visitor(), newEmail()]
  const code = await askForCode(shop, browser, email, "Asha")
  expect(await verify(browser, newEmail(), code)).toEqual(refused(messages.otpInvalid))
  expect(await verify(browser, email, code)).toMatchObject({ success: true })
})

it("kills the old code of a flow with the new one", async () => {
  const [browser, email] = [visitor(), newEmail()]
  const old = await askForCode(shop, browser, email, "Asha")
  const former = browser.clone()
  await ageLimits(shop, 31)
  const fresh = await askForCode(shop, browser, email, "Asha")
  expect(await verify(former, email, old)).toEqual(refused(messages.otpInvalid))
  if (old !== fresh) expect(await verify(browser, email, old)).toMatchObject({ success: false })
  expect(await verify(browser, email, fresh)).toMatchObject({ success: true })
})

it("renews the flow cookie when the code is verified", async () => {
  const [browser, email] = [visitor(), newEmail()]
  const code = await askForCode(shop, browser, email, "Asha")
  const before = browser.cookies()
  await verify(browser, email, code)
  expect(browser.cookies()).toMatch(/^shop_flow/)
  expect(browser.cookies()).not.toBe(before)
})

it("keeps flow values and codes only as hashes", async () => {
  const [browser, email] = [visitor(), newEmail()]
  const code = await askForCode(shop, browser, email, "Asha")
  const [, flow = ""] = browser.cookies().split("=")
  const { rows } = await shop.db.query(
    `select flow::text, encode(flow_hash, 'escape') || encode(code_hash, 'escape') as bytes
     from shop_flow flow where email = $1`,
    [email],
  )
  expect(JSON.stringify(rows)).not.toContain(flow)
  expect(JSON.stringify(rows)).not.toContain(code)
})

it.each([
  ["an empty code", { otp: " " }, messages.otpMissing],
  ["letters", { otp: "abcdef" }, messages.otpInvalid],
  ["a hundred digits", { otp: "1".repeat(100) }, messages.otpInvalid],
])("refuses %s with a sentence", async (_what, { otp }, sentence) => {
  const [browser, email] = [visitor(), newEmail()]
  await askForCode(shop, browser, email, "Asha")
  expect(await verify(browser, email, otp)).toEqual(refused(sentence))
})

it.each([
  [{ name: "", email: "a@shop.test" }, messages.nameAndEmailMissing],
  [{ name: "Asha", email: " " }, messages.nameAndEmailMissing],
  [{ email: "" }, messages.fieldsMissing],
  [{ name: "Asha", email: "not-an-address" }, messages.emailInvalid],
  [{ name: "Asha", email: "a@b@shop.test" }, messages.emailInvalid],
  [{ name: "Asha", email: "a@shop.test\r\nBcc: b@shop.test" }, messages.emailInvalid],
  [{ name: "Asha", email: `${"a".repeat(250)}@shop.test` }, messages.emailInvalid],
  [{ name: "A".repeat(201), email: "a@shop.test" }, messages.nameTooLong],
])("sends no code for %j", async (body, sentence) => {
  const answer = await visitor().post("/api/user/send-otp", body)
  expect([answer.status, answer.body]).toEqual([200, refused(sentence)])
})

it.each([[{ name: "Asha" }], [{ email: 5 }], [{ name: null, email: "a@shop.test" }], [[]], ["x"]])(
  "answers 400 for a field missing or of the wrong type: %j",
  async (body) => {
    const answer = await visitor().post("/api/user/send-otp", JSON.stringify(body))
    expect(answer.status).toBe(400)
    expect(answer.body.success).toBe(false)
  },
)

const carriesCode = (text: string) => /\b\d{6}\b/.test(text)

it("answers alike, and mails what fits, whoever the e-mail belongs to", async () => {
  const shopper = await registerShopper(shop)
  await ageLimits(shop, 31)
  const ask = async (body: object) => {
    const { status, headers, body: answer } = await visitor().post("/api/user/send-otp", body)
    const names = [...headers.keys()].sort()
    const cookie = headers.getSetCookie().map((text) => text.replace(/=[^;]*/, ""))
    return { status, answer, names, cookie }
  }
  const fresh = newEmail()
  const registerKnown = await ask({ name: "Asha", email: shopper.email })
  const registerFresh = await ask({ name: "Asha", email: fresh })
  await ageLimits(shop, 31)
  const resetKnown = await ask({ email: shopper.email })
  const resetUnknown = await ask({ email: newEmail() })
  const registerSeller = await ask({ name: "Asha", email: "Seller@Shop.test" })
  await ageLimits(shop, 31)
  const resetSeller = await ask({ email: "seller@shop.test" })
  for (const answer of [registerKnown, resetKnown, resetUnknown, registerSeller, resetSeller])
    expect(answer).toEqual(registerFresh)

  await shop.mailbox.next(shopper.email, 3)
  // Mails may overtake each other on their way: they are told apart by what they say.
  const [known, ...codes] = shop.mailbox
    .mailsTo(shopper.email)
    .map((mail) => mail.text ?? "")
    .sort((one, other) => Number(carriesCode(one)) - Number(carriesCode(other)))
  expect(known).toMatch(/already have an account/i)
  expect(known).not.toSatisfy(carriesCode)
  expect(codes.map(carriesCode)).toEqual([true, true])
  expect(shop.mailbox.mailsTo("seller@shop.test")).toEqual([])
})

it("looks like a flow to a stranger although no code was mailed", async () => {
  const browser = visitor()
  const email = newEmail()
  await browser.post("/api/user/send-otp", { email })
  for (let tried = 0; tried < 6; tried++)
    expect(await verify(browser, email, "000000")).toEqual(refused(messages.otpInvalid))
  const { rows } = await shop.db.query(`select tries from shop_flow where email = $1`, [email])
  expect(rows).toEqual([{ tries: 6 }])
})
