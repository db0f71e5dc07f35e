import { beforeAll, expect, it } from "vitest"
import {
  askForCode,
  newAddress,
  newEmail,
  proveEmail,
  registerShopper,
  signInSeller,
} from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { productAndShopper, type ReadyShopper, readyShopper } from "../../harness/crowd"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"
import { ageLimits } from "../../harness/time"

let shop: RunningShop
let seller: Browser
beforeAll(async () => {
  shop = await sharedShop()
  seller = await signInSeller(shop)
})

/** As the switch in the footer does. */
const choose = (browser: Browser, language: string) => browser.setCookie("shop_language", language)
const languageOf = ({ html }: { html?: string }) => /<html lang="(\w+)">/.exec(html ?? "")?.[1]
const mailTo = async ({ email }: ReadyShopper, count: number) =>
  languageOf(await shop.mailbox.next(email, count))

/** Somebody who has placed an order in a language. */
async function ordered(language: string): Promise<{ shopper: ReadyShopper; orderId: string }> {
  const { product, shopper } = await productAndShopper(shop, seller)
  choose(shopper.browser, language)
  expect((await shopper.order({ [product._id]: 1 })).body).toMatchObject({ success: true })
  const [order] = await shopper.orders()
  return { shopper, orderId: order?._id ?? "" }
}

const move = async (orderId: string, status: string) =>
  expect((await seller.post("/api/order/status", { orderId, status })).body.success).toBe(true)

it.each(["en", "hi"])(
  "mails a code in the language of the browser that asked: %s",
  async (language) => {
    const browser = shop.browser(newAddress())
    const email = newEmail()
    choose(browser, language)
    await askForCode(shop, browser, email, "Asha")
    expect(languageOf(await shop.mailbox.next(email))).toBe(language)
  },
)

it("mails in the browser's language what is asked for before anybody is signed in", async () => {
  const { email } = await registerShopper(shop)
  const browser = shop.browser(newAddress())
  choose(browser, "hi")
  await ageLimits(shop, 31)
  await browser.post("/api/user/send-otp", { name: "Asha", email })
  expect(languageOf(await shop.mailbox.next(email, 2))).toBe("hi")
  await ageLimits(shop, 31)
  const proven = await proveEmail(shop, email)
  choose(proven, "hi")
  await proven.post("/api/user/forgot-password", { email, newPassword: "a green mango tree" })
  expect(languageOf(await shop.mailbox.next(email, 4))).toBe("hi")
  const reader = newEmail()
  await browser.post("/api/newsletter/subscribe", { email: reader })
  const mail = await shop.mailbox.next(reader)
  expect(languageOf(mail)).toBe("hi")
  const token = /token=(\S+)/.exec(mail.text ?? "")?.[1]
  await browser.post("/api/newsletter/confirm", { token })
  expect(languageOf(await shop.mailbox.next(reader, 2))).toBe("hi")
})

it("speaks English to who chose nothing, and to who chose what the shop does not speak", async () => {
  const { shopper } = await ordered("tlh")
  expect(await mailTo(shopper, 1)).toBe("en")
})

it("keeps a shopper's language for the mails that the seller causes, also once signed out", async () => {
  const { shopper, orderId } = await ordered("hi")
  expect(await mailTo(shopper, 1)).toBe("hi")
  await shopper.browser.get("/api/user/logout")
  await move(orderId, "Packed")
  await move(orderId, "Out for delivery")
  expect(await mailTo(shopper, 2)).toBe("hi")
})

it.each([
  ["follows a shopper who chooses another language", "en", "en"],
  ["is not led astray by a browser in which the shopper chose nothing", "", "hi"],
])("%s", async (_what, choice, language) => {
  const { shopper, orderId } = await ordered("hi")
  expect(await mailTo(shopper, 1)).toBe("hi")
  choose(shopper.browser, choice)
  await shopper.browser.post("/api/order/cancel", { orderId })
  expect(await mailTo(shopper, 2)).toBe(language)
})

it("forgets the language of a shopper who is deleted", async () => {
  const shopper = await readyShopper(shop)
  choose(shopper.browser, "hi")
  await shopper.browser.get("/api/user/is-auth")
  const known = async () =>
    (await shop.db.query(`select from shop_reader where subject_id = $1`, [shopper.id])).rowCount
  expect(await known()).toBe(1)
  await shop.db.query(`update customer set deleted_at = now() where id = $1`, [shopper.id])
  expect(await known()).toBe(0)
})
