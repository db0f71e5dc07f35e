import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import { newAddress, newEmail, registerShopper } from "../../harness/accounts"
import { testSeller } from "../../harness/backend-process"
import type { Browser } from "../../harness/browser"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"
import { ageLimits } from "../../harness/time"

let shop: RunningShop
beforeAll(async () => {
  shop = await sharedShop()
})

const refused = (sentence: string) => ({ success: false, message: sentence, error: sentence })
const login = async (browser: Browser, email: string, password: string, role = "user") =>
  (await browser.post(`/api/${role}/login`, { email, password })).body

it("lets one address fail ten times for an account, then asks it to wait", async () => {
  const { email, password } = await registerShopper(shop)
  const guesser = shop.browser(newAddress())
  for (let tried = 0; tried < 10; tried++)
    expect(await login(guesser, email, "wrong mango tree")).toEqual(
      refused(messages.credentialsWrong),
    )
  expect(await login(guesser, email, "wrong mango tree")).toEqual(refused(messages.signInCoolDown))
  expect(await login(guesser, email.toUpperCase(), password)).toEqual(
    refused(messages.signInCoolDown),
  )
  expect(await login(shop.browser(newAddress()), email, password)).toMatchObject({ success: true })
  await ageLimits(shop, 15 * 60 + 1)
  expect(await login(guesser, email, password)).toMatchObject({ success: true })
})

it("looks at ten of thirty simultaneous guesses and hides the verdict on the rest", async () => {
  const { email } = await registerShopper(shop)
  const address = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      login(shop.browser(address), email, `mango guess ${index}`),
    ),
  )
  const sentences = answers.map(({ message }) => message)
  expect(sentences.filter((each) => each === messages.credentialsWrong)).toHaveLength(10)
  expect(sentences.filter((each) => each === messages.signInCoolDown)).toHaveLength(20)
})

it("counts failures for accounts that do not exist just the same", async () => {
  const [guesser, email] = [shop.browser(newAddress()), newEmail()]
  for (let tried = 0; tried < 10; tried++) await login(guesser, email, "wrong mango tree")
  expect(await login(guesser, email, "wrong mango tree")).toEqual(refused(messages.signInCoolDown))
})

it("does not hold many right sign-ins of one address against it", async () => {
  const { email, password } = await registerShopper(shop)
  const address = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => login(shop.browser(address), email, password)),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(15)
})

it("counts the seller's failures in the seller area and in Medusa Admin together", async () => {
  const guesser = shop.browser(newAddress())
  const admin = (password: string) =>
    guesser.post("/auth/user/emailpass", { email: testSeller.email, password })
  for (let tried = 0; tried < 5; tried++) {
    await login(guesser, testSeller.email, "wrong mango tree", "seller")
    expect((await admin("wrong mango tree")).status).toBe(401)
  }
  const paused = await admin(testSeller.password)
  expect([paused.status, Number(paused.headers.get("retry-after")) > 800]).toEqual([429, true])
  expect(await login(guesser, testSeller.email, testSeller.password, "seller")).toEqual(
    refused(messages.signInCoolDown),
  )
})
