import type { Page } from "playwright-core"
import type { Person } from "./people.js"

interface Answer {
  success: boolean
  message: string
  products: { _id: string; inStock: boolean }[]
  addresses: { _id: string }[]
}

/** Orders one product for the shopper signed in on this page, for journeys that begin with an order. */
export async function orderByCalls(page: Page, person: Person): Promise<void> {
  async function call(path: string, data?: object): Promise<Answer> {
    const options = data && { data, headers: { origin: new URL(page.url()).origin } }
    const { request } = page
    const sent = data
      ? await request.post(`/api${path}`, options)
      : await request.get(`/api${path}`)
    const answer = (await sent.json()) as Answer
    if (!answer.success) throw new Error(`${path}: ${answer.message}`)
    return answer
  }
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
  }
  await call("/address/add", { address })
  const { addresses } = await call("/address/get")
  const { products } = await call("/product/list")
  const product = products.find(({ inStock }) => inStock)
  const items = [{ productId: product?._id, quantity: 1 }]
  await call("/order/cod", { items, addressId: addresses[0]?._id })
}
