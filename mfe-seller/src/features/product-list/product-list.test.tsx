import { chooseLanguage } from "@shop/kernel"
import { refusal, sampleProduct, sampleState, success } from "@shop/testing"
import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, onTestFinished } from "vitest"
import { openScreen } from "../../test/open-screen"

/** The switch of a product, once it can be pressed. */
const stockOf = (name: string) =>
  waitFor(() => {
    const control = screen.getByRole("switch", { name: `${name} in stock` })
    expect(control.matches(":disabled")).toBe(false)
    return control
  })
const isOn = (element: HTMLElement) => element.getAttribute("aria-checked")

it("lists every product with category, prices and stock", async () => {
  await openScreen("/seller/product-list")
  expect(await screen.findAllByRole("listitem")).toHaveLength(3)
  const text = screen.getAllByRole("listitem")[1]?.textContent ?? ""
  for (const part of ["Basmati Rice 5 kg", "Grains", "₹520.50", "₹550"])
    expect(text).toContain(part)
  expect([isOn(await stockOf("Apples 1 kg")), isOn(await stockOf("Milk 1 l"))]).toEqual([
    "true",
    "false",
  ])
})

it("calls the categories what the shelf calls them, in Hindi too", async () => {
  const products = [sampleProduct({ category: "Drinks" })]
  await openScreen("/seller/product-list", { products })
  await screen.findByRole("listitem")
  await act(() => chooseLanguage("hi"))
  onTestFinished(() => act(() => chooseLanguage("en")))
  expect(screen.getByRole("option", { name: "झटपट" })).toBeTruthy()
  expect(screen.getByRole("listitem").textContent).toContain("पेय")
  expect(screen.getByRole("listitem").textContent).not.toContain("ठंडे पेय")
})

const names = () =>
  screen.queryAllByRole("listitem").map((row) => row.querySelector("p")?.textContent)
const choice = () => Object.fromEntries(new URLSearchParams(location.search))

it("finds products by a part of their name, keeps it in the address, and leads back to all", async () => {
  await openScreen("/seller/product-list")
  const box = await screen.findByRole("searchbox", { name: "Find a product" })
  await userEvent.type(box, "RICE")
  expect(await screen.findByText("1 product")).toBeTruthy()
  expect([names(), choice()]).toEqual([["Basmati Rice 5 kg"], { q: "RICE" }])
  await userEvent.type(box, "x")
  expect(await screen.findByText("No products found.")).toBeTruthy()
  await userEvent.click(screen.getByRole("button", { name: "Show all" }))
  expect([names().length, choice()]).toEqual([3, {}])
})

it.each([
  ["?category=Dairy", ["Milk 1 l"]],
  ["?show=in-stock", ["Apples 1 kg", "Basmati Rice 5 kg"]],
  ["?show=out-of-stock", ["Milk 1 l"]],
  ["?show=low", ["Milk 1 l"]],
  ["?show=counted", ["Basmati Rice 5 kg", "Milk 1 l"]],
  ["?show=withdrawn", ["Old Bread"]],
  [
    "?show=__proto__&category=toString",
    ["Apples 1 kg", "Basmati Rice 5 kg", "Milk 1 l", "Old Bread"],
  ],
  ["?show=nonsense&category=Toys", ["Apples 1 kg", "Basmati Rice 5 kg", "Milk 1 l", "Old Bread"]],
])("%s shows what it says", async (search, wanted) => {
  const { products } = sampleState()
  Object.assign(products[1]!, { quantity: 6 })
  Object.assign(products[2]!, { quantity: 0 })
  products.push(sampleProduct({ _id: "prod_bread", name: "Old Bread", withdrawn: true }))
  await openScreen(`/seller/product-list${search}`, { products })
  await screen.findByRole("searchbox")
  expect(names()).toEqual(wanted)
})

it("draws a large shop a hundred products at a time", async () => {
  const products = Array.from({ length: 101 }, (_, index) =>
    sampleProduct({ _id: `prod_${index}` }),
  )
  await openScreen("/seller/product-list", { products })
  expect(await screen.findAllByText("Apples 1 kg")).toHaveLength(100)
  await userEvent.click(screen.getByText("Show more (1 left)"))
  expect(screen.getAllByText("Apples 1 kg")).toHaveLength(101)
  const last = screen.getAllByText("Apples 1 kg").at(-1)?.closest("li")
  await waitFor(() => expect(document.activeElement).toBe(last))
})

it("switches stock, says so, and shows what the server then has", async () => {
  const shop = await openScreen("/seller/product-list")
  await userEvent.click(await stockOf("Apples 1 kg"))
  expect(await screen.findByText("Stock status updated")).toBeTruthy()
  await waitFor(() => expect(shop.made.map(({ name }) => name)).toContain("product.list"))
  await waitFor(async () => expect(isOn(await stockOf("Apples 1 kg"))).toBe("false"))
  expect(shop.state.products[0]?.inStock).toBe(false)
})

it.each([
  ["the server's sentence", refusal("Product not found!"), "Product not found!"],
  ["'Update failed' where it has none", refusal(""), "Update failed"],
  ["'Server error' when it does not answer", new TypeError("Failed to fetch"), "Server error"],
])("goes back and shows %s", async (_what, answer, sentence) => {
  await openScreen("/seller/product-list", {}, (shop) => shop.answer("product.stock", () => answer))
  await userEvent.click(await stockOf("Apples 1 kg"))
  expect(await screen.findByText(sentence)).toBeTruthy()
  await waitFor(async () => expect(isOn(await stockOf("Apples 1 kg"))).toBe("true"))
})

it("asks how many there are when an empty counted product is switched on", async () => {
  const sentence = "No units are left. Enter a quantity to put this product in stock."
  const shop = await openScreen("/seller/product-list")
  shop.answer("product.stock", () => ({ ...refusal(sentence), needsQuantity: true }))
  await userEvent.click(await stockOf("Milk 1 l"))
  const dialog = await screen.findByRole("dialog", {
    name: "Restock Milk 1 l",
    description: sentence,
  })
  shop.answer("product.stock", (state) => {
    state.products = state.products.map((product) => ({ ...product, inStock: true }))
    return success()
  })
  const button = screen.getByRole("button", { name: "Put in stock" })
  await userEvent.click(button)
  const bounds = "Please enter a whole number from 1 to 10,00,000."
  const field = screen.getByRole("spinbutton", { description: bounds })
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, "25")
  for (let press = 0; press < 3; press++) button.click()
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  const sent = shop.made.filter(({ name }) => name === "product.stock")
  expect(sent.map(({ body }) => body)).toEqual([
    { productId: "prod_milk", inStock: true },
    { productId: "prod_milk", inStock: true, quantity: 25 },
  ])
  expect(isOn(await stockOf("Milk 1 l"))).toBe("true")
})

it("restocks a product also while the switch of another one is on its way", async () => {
  const shop = await openScreen("/seller/product-list")
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  shop.answer("product.stock", (_state, { productId, quantity }) => {
    if (productId === "prod_apples") return held.then(() => success())
    return quantity ? success() : { ...refusal("No units are left."), needsQuantity: true }
  })
  await userEvent.click(await stockOf("Apples 1 kg"))
  await userEvent.click(await stockOf("Milk 1 l"))
  await userEvent.type(await screen.findByRole("spinbutton"), "25")
  await userEvent.click(screen.getByRole("button", { name: "Put in stock" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  letGo()
})

it("has names of products read out in their own language", async () => {
  await openScreen("/seller/product-list", { products: [sampleProduct({ name: "आटा" })] })
  const name = await screen.findByText("आटा")
  expect(name.closest<HTMLElement>("[lang]")?.lang).toBe("hi")
})
