import type { Order } from "@shop/api"
import { totalsOf } from "@shop/api/money"
import { expect, it } from "vitest"
import type { Browser } from "../../harness/browser"
import { productAndShopper, readyShopper } from "../../harness/crowd"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { addProduct, listed } from "../../harness/products"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))

/** An order as Medusa Admin's API tells it. */
async function inAdmin(id: string): Promise<Record<string, number> & { items: unknown[] }> {
  const { body } = await admin.get(`/admin/orders/${id}?fields=+summary,*items.tax_lines`)
  return (body as unknown as { order: Record<string, number> & { items: unknown[] } }).order
}

it("writes an order that both lists show alike, with product and address as ordered", async () => {
  const counted = await addProduct(shop, seller, { quantity: 10, weight: "500 g" })
  const uncounted = await addProduct(shop, seller, { price: 45, offerPrice: 45 })
  const shopper = await readyShopper(shop)
  const { status, body } = await shopper.order({ [uncounted._id]: 1, [counted._id]: 3 })
  expect({ status, body }).toEqual({
    status: 200,
    body: { success: true, message: "Order placed successfully" },
  })
  const orders = await shopper.orders()
  const { inStock: _now, ...first } = uncounted
  const { inStock: _then, ...second } = counted
  expect(orders).toEqual([
    {
      _id: expect.stringMatching(/^order_/),
      paymentType: "COD",
      amount: 351.87,
      status: "Order Placed",
      isPaid: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      address: {
        firstName: "Asha",
        lastName: "Rao",
        email: "door@shop.test",
        phone: "+91 98765 43210",
        street: "12 Lake Road",
        city: "Lucknow",
        state: "Uttar Pradesh",
        country: "India",
        zipCode: "226001",
      },
      items: [
        { product: first, quantity: 1 },
        { product: second, quantity: 3 },
      ],
    },
  ])
  const all = (await seller.get("/api/order/seller")).body as unknown as { orders: Order[] }
  expect(all.orders.find(({ _id }) => _id === orders[0]?._id)).toEqual(orders[0])
})

it.each([
  [[{ offerPrice: 0.25, quantity: 1 }]],
  [[{ offerPrice: 0.01, quantity: 1 }]],
  [[{ offerPrice: 33.33, quantity: 1 }]],
  [[{ offerPrice: 99.99, quantity: 99 }]],
  [
    [
      { offerPrice: 10.01, quantity: 7 },
      { offerPrice: 0.99, quantity: 3 },
      { offerPrice: 129.5, quantity: 2 },
    ],
  ],
  [[{ offerPrice: 9_999_999.99, quantity: 99 }]],
])("charges the same paise everywhere, Medusa Admin included: %j", async (lines) => {
  const products = await Promise.all(
    lines.map(({ offerPrice }) => addProduct(shop, seller, { price: offerPrice, offerPrice })),
  )
  const { total, tax, subtotal } = totalsOf(
    lines.map(({ offerPrice, quantity }) => ({
      unitPaise: Math.round(offerPrice * 100),
      quantity,
    })),
  )
  const shopper = await readyShopper(shop)
  const basket = Object.fromEntries(products.map(({ _id }, at) => [_id, lines[at]?.quantity ?? 1]))
  const placed = await shopper.order(basket, { body: { expectedAmount: total / 100 } })
  expect(placed.body.success).toBe(true)
  const [order] = await shopper.orders()
  expect(order?.amount).toBe(total / 100)
  const told = await inAdmin(order?._id ?? "")
  const paise = (rupees: number | undefined) => Math.round((rupees ?? NaN) * 1e7) / 1e5
  expect(paise(told.total)).toBe(total)
  expect(paise(told.tax_total)).toBe(tax)
  expect(paise(told.item_subtotal)).toBe(subtotal)
  expect(paise(told.shipping_total)).toBe(0)
  expect(told.summary).toMatchObject({ current_order_total: total / 100, paid_total: 0 })
})

it("mails the order once, with its amount", async () => {
  const { product, shopper } = await productAndShopper(shop, seller, { offerPrice: 33.33 })
  await shopper.order({ [product._id]: 1 })
  const { text = "" } = await shop.mailbox.next(shopper.email)
  const [order] = await shopper.orders()
  // 33.33 and 2% of it, 0.67: the paise of the order.
  for (const said of ["33.33", "0.67", "34.00", product.name, "12 Lake Road", order?._id])
    expect(text).toContain(said)
  // A repeat of the press, and a mail of a later order, show that no second one is on its way.
  await shopper.order({ [product._id]: 1 })
  await shopper.order({ [product._id]: 2 })
  await shop.mailbox.next(shopper.email, 2)
  const mails = shop.mailbox.mailsTo(shopper.email)
  expect(mails.filter((mail) => mail.text?.includes(order?._id ?? ""))).toHaveLength(1)
})

it("lists orders newest first, for the shopper and the seller", async () => {
  const product = await addProduct(shop, seller)
  const shopper = await readyShopper(shop)
  for (const quantity of [1, 2, 3]) await shopper.order({ [product._id]: quantity })
  const quantities = (orders: readonly Order[]) =>
    orders
      .filter(({ items }) => items[0]?.product._id === product._id)
      .map(({ items }) => items[0]?.quantity)
  expect(quantities(await shopper.orders())).toEqual([3, 2, 1])
  const { body } = await seller.get("/api/order/seller")
  expect(quantities((body as unknown as { orders: Order[] }).orders)).toEqual([3, 2, 1])
})

it("takes what was ordered off the saved cart and leaves the rest", async () => {
  const [ordered, kept] = await Promise.all([
    addProduct(shop, seller),
    addProduct(shop, seller, { quantity: 50 }),
  ])
  const shopper = await readyShopper(shop)
  await shopper.browser.post("/api/cart/update", {
    cartItems: { [ordered._id]: 2, [kept._id]: 5 },
  })
  await shopper.order({ [ordered._id]: 2, [kept._id]: 1 })
  const { body } = await shopper.browser.get("/api/user/is-auth")
  expect(body.user).toMatchObject({ cartItem: { [kept._id]: 4 } })
})

it("shows the last unit as gone in the very next list", async () => {
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 2 })
  await shopper.order({ [product._id]: 2 })
  expect(await listed(shop, product._id)).toMatchObject({ inStock: false })
})

it("keeps an old order as it was when its product is repriced, renamed, deleted", async () => {
  const { product, shopper } = await productAndShopper(shop, seller)
  await shopper.order({ [product._id]: 1 })
  const before = await shopper.orders()
  const { body } = await admin.get(`/admin/products/${product._id}`)
  const { variants } = (body as unknown as { product: { variants: { id: string }[] } }).product
  const changed = await admin.post(`/admin/products/${product._id}`, {
    title: "Renamed",
    description: "Other",
    images: [],
    variants: [{ id: variants[0]?.id, prices: [{ currency_code: "inr", amount: 1 }] }],
  })
  expect(changed.status).toBe(200)
  expect(await shopper.orders()).toEqual(before)
  expect((await admin.send("DELETE", `/admin/products/${product._id}`)).status).toBe(200)
  expect(await shopper.orders()).toEqual(before)
})

it("sums the same product in two lines into one", async () => {
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 10 })
  const line = { productId: product._id, quantity: 2 }
  const { body } = await shopper.browser.post("/api/order/cod", {
    items: [line, { ...line, quantity: 3 }],
    addressId: shopper.addressId,
  })
  expect(body.success).toBe(true)
  const [order] = await shopper.orders()
  expect(order?.items.map(({ quantity }) => quantity)).toEqual([5])
})

it("sells a product made in Medusa Admin by its first variant", async () => {
  const found = await admin.get("/admin/product-categories?handle=fruits")
  const { product_categories: categories } = found.body as unknown as {
    product_categories: { id: string }[]
  }
  const variant = (title: string, rank: number, amount: number) => ({
    title,
    variant_rank: rank,
    manage_inventory: false,
    options: { Size: title },
    prices: [{ currency_code: "inr", amount }],
  })
  const made = await admin.post("/admin/products", {
    title: "Papaya",
    status: "published",
    categories: categories.map(({ id }) => ({ id })),
    options: [{ title: "Size", values: ["Small", "Large"] }],
    variants: [variant("Large", 1, 70), variant("Small", 0, 40.5)],
  })
  const { id } = (made.body as unknown as { product: { id: string } }).product
  const shopper = await readyShopper(shop)
  expect((await shopper.order({ [id]: 2 })).body.success).toBe(true)
  const [order] = await shopper.orders()
  expect(order?.amount).toBe(82.62)
  expect(order?.items[0]?.product).toMatchObject({ name: "Papaya", price: 40.5, offerPrice: 40.5 })
})
