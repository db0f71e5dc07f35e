import type { Address } from "@shop/api"
import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import { registerShopper } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  shop = await sharedShop()
  browser = (await registerShopper(shop)).browser
})

const home = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha+door@shop.test",
  phone: "+91 98765 43210",
  street: "12, Lake Road — 2nd floor",
  city: "Lucknow",
  state: "Uttar Pradesh",
  country: "India",
  zipCode: "226001",
}
const add = (changes: object = {}, by = browser) =>
  by.post("/api/address/add", { address: { ...home, ...changes } })

async function list(by = browser): Promise<Address[]> {
  const { body } = await by.get("/api/address/get")
  expect(body.success).toBe(true)
  return (body as unknown as { addresses: Address[] }).addresses
}

it("keeps all nine fields, newest first, for their shopper alone", async () => {
  const { browser: other } = await registerShopper(shop)
  expect(await list(other)).toEqual([])
  const { status, body } = await add({}, other)
  expect({ status, body }).toEqual({
    status: 200,
    body: { success: true, message: messages.addressAdded },
  })
  await add({ city: "Kochi", state: "Kerala", zipCode: 682001, phone: 9876543210 }, other)
  const id = expect.stringMatching(/^\w+$/)
  expect(await list(other)).toEqual([
    { ...home, _id: id, city: "Kochi", state: "Kerala", zipCode: "682001", phone: "9876543210" },
    { ...home, _id: id },
  ])
  expect(await list()).toEqual([])
})

it("lists every address, however many", async () => {
  const { browser: mover } = await registerShopper(shop)
  for (let at = 0; at < 20; at++) await add({ street: `${at} Lake Road` }, mover)
  expect((await list(mover)).map(({ street }) => street)).toEqual(
    Array.from({ length: 20 }, (_, at) => `${19 - at} Lake Road`),
  )
})

it("keeps each field on one line, and counts characters as people do", async () => {
  const { browser: mover } = await registerShopper(shop)
  await add({ street: "12 Lake Road\r\n 2nd floor\u0007", city: "🏡".repeat(200) }, mover)
  expect(await list(mover)).toMatchObject([
    { street: "12 Lake Road 2nd floor", city: "🏡".repeat(200) },
  ])
})

it.each([
  ["an empty field", { city: "  " }, messages.fieldsMissing],
  ["an overlong field", { street: "x".repeat(201) }, messages.addressFieldTooLong],
  ["an e-mail that is none", { email: "asha" }, messages.emailInvalid],
  ["a state that India does not have", { state: "Texas" }, messages.addressStateUnknown],
  ["another country", { country: "Nepal" }, messages.addressCountryUnknown],
])("refuses %s and keeps nothing", async (_, changes, sentence) => {
  const { status, body } = await add(changes)
  expect({ status, body }).toEqual({
    status: 200,
    body: { success: false, message: sentence, error: sentence },
  })
  expect(await list()).toEqual([])
})

it.each(["firstName", "email", "country", "zipCode"])("answers 400 without %s", async (field) => {
  const { status, body } = await add({ [field]: undefined })
  expect(status).toBe(400)
  expect(body.message).toBe(messages.fieldInvalid(`address.${field}`))
})

it("answers 401 to visitors", async () => {
  expect((await add({}, shop.browser())).status).toBe(401)
  expect((await shop.browser().get("/api/address/get")).status).toBe(401)
})
