import { type Address, limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import { signInSeller } from "../../harness/accounts"
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

const office = {
  firstName: "Asha",
  lastName: "Rao",
  email: "office@shop.test",
  phone: "+91 99999 00000",
  street: "7 Mall Road",
  city: "Kanpur",
  state: "Uttar Pradesh",
  country: "India",
  zipCode: "208001",
}
const refused = (sentence: string) => ({
  status: 200,
  body: { success: false, message: sentence, error: sentence },
})

async function addresses({ browser }: ReadyShopper): Promise<Address[]> {
  const { body } = await browser.get("/api/address/get")
  return (body as unknown as { addresses: Address[] }).addresses
}

it("changes an own address, and what was ordered keeps the one it had", async () => {
  const { product, shopper } = await productAndShopper(shop, seller)
  await shopper.order({ [product._id]: 1 })
  const { addressId } = shopper
  const changed = await shopper.browser.post("/api/address/update", { addressId, address: office })
  expect(changed.body).toMatchObject({ success: true, message: messages.addressUpdated })
  expect(await addresses(shopper)).toEqual([{ _id: addressId, ...office }])
  expect((await shopper.orders())[0]?.address).toMatchObject({ street: "12 Lake Road" })

  const deleted = await shopper.browser.post("/api/address/delete", { addressId })
  expect(deleted.body).toMatchObject({ success: true, message: messages.addressDeleted })
  expect(await addresses(shopper)).toEqual([])
  expect((await shopper.orders())[0]?.address).toMatchObject({ street: "12 Lake Road" })
  expect(await shopper.order({ [product._id]: 2 })).toMatchObject(refused(messages.addressUnknown))
})

it("answers for others' addresses as for none, and leaves them alone", async () => {
  const [owner, stranger] = [await readyShopper(shop), await readyShopper(shop)]
  const before = await addresses(owner)
  for (const addressId of [owner.addressId, "cuaddr_none"]) {
    const update = { addressId, address: office }
    const gone = refused(messages.addressGone)
    expect(await stranger.browser.post("/api/address/update", update)).toMatchObject(gone)
    expect(await stranger.browser.post("/api/address/delete", { addressId })).toMatchObject(gone)
  }
  expect(await addresses(owner)).toEqual(before)
})

it.each([
  ["an empty field", { city: " " }, messages.fieldsMissing],
  ["an unknown state", { state: "Atlantis" }, messages.addressStateUnknown],
  ["another country", { country: "Nepal" }, messages.addressCountryUnknown],
  ["a wrong e-mail", { email: "nobody" }, messages.emailInvalid],
])("refuses a change to %s", async (_, change, sentence) => {
  const shopper = await readyShopper(shop)
  const before = await addresses(shopper)
  const { addressId } = shopper
  const body = { addressId, address: { ...office, ...change } }
  expect(await shopper.browser.post("/api/address/update", body)).toMatchObject(refused(sentence))
  expect(await addresses(shopper)).toEqual(before)
})

it("takes only so many new addresses an hour from one shopper, and so many in all", async () => {
  const shopper = await readyShopper(shop)
  const add = () => shopper.browser.post("/api/address/add", { address: office })
  for (let at = 0; at < limits.addressesAnHour; at++) expect((await add()).body.success).toBe(true)
  expect(await add()).toMatchObject(refused(messages.addressesTooFast))
  await ageLimits(shop, 3600)
  while ((await addresses(shopper)).length < limits.addresses) await add()
  await ageLimits(shop, 3600)
  expect(await add()).toMatchObject(refused(messages.addressesTooMany))
})
