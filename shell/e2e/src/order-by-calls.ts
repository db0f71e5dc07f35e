import type { Page } from "playwright-core"
import type { Person } from "./people.js"

interface Answer {
  success: boolean
  message: string
  products: { _id: string; category: string; inStock: boolean }[]
  addresses: { _id: string }[]
}

/** Makes a call for the shopper signed in on this page. @throws Error with the shop's refusal */
async function call(page: Page, path: string, data?: object): Promise<Answer> {
  const options = data && { data, headers: { origin: new URL(page.url()).origin } }
  const { request } = page
  const sent = data ? await request.post(`/api${path}`, options) : await request.get(`/api${path}`)
  const answer = (await sent.json()) as Answer
  if (!answer.success) throw new Error(`${path}: ${answer.message}`)
  return answer
}

/** Saves an address of the shopper signed in on this page. */
export async function addAddressByCall(
  page: Page,
  person: Person,
  fields: { city?: string } = {},
): Promise<void> {
  const address = {
    firstName: "Asha",
    lastName: "Verma",
    email: person.email,
    phone: "9876543210",
    street: "12 Hazratganj",
    city: "Lucknow",
    state: "Uttar Pradesh",
    country: "India",
    zipCode: "226001",
    ...fields,
  }
  await call(page, "/address/add", { address })
}

/** Products that stay: the newest of the shop may be another journey's, which withdraws it in a moment. */
async function steadyProducts(page: Page): Promise<string[]> {
  const { products } = await call(page, "/product/list")
  const steady = products.filter(({ category, inStock }) => inStock && category === "Bakery")
  return steady.map(({ _id }) => _id)
}

/** Puts one each of so many products into the saved cart of the shopper signed in on this page. */
export async function fillCartByCall(page: Page, count: number): Promise<void> {
  const chosen = (await steadyProducts(page)).slice(0, count)
  const cartItems = Object.fromEntries(chosen.map((id) => [id, 1]))
  await call(page, "/cart/update", { cartItems })
}

/** Orders one product for the shopper signed in on this page, for journeys that begin with an order. */
export async function orderByCalls(page: Page, person: Person): Promise<void> {
  await addAddressByCall(page, person)
  const { addresses } = await call(page, "/address/get")
  const [productId] = await steadyProducts(page)
  const items = [{ productId, quantity: 1 }]
  await call(page, "/order/cod", { items, addressId: addresses[0]?._id })
}
