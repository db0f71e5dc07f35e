import { refusal } from "@shop/testing"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { beforeEach, expect, it, vi } from "vitest"
import { giveFiles } from "../../test/give-files"
import { openScreen } from "../../test/open-screen"

const picture = (name: string, type = "image/png", bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type })

const freeSlots = () => screen.getAllByRole("button", { name: /^Choose picture/ })

// Typing without a pause between two keys.
const user = userEvent.setup({ delay: null })

/** What the file dialog would also give when a person asks it for all files. */
const chooser = userEvent.setup({ applyAccept: false })

async function fillRequired(fields: { price?: string; offerPrice?: string } = {}) {
  await user.type(await screen.findByLabelText("Product name"), "Toor Dal")
  await user.selectOptions(screen.getByLabelText("Category"), "Grains")
  await user.type(screen.getByLabelText("Price (MRP, ₹)"), fields.price ?? "180.50")
  await user.type(screen.getByLabelText("Offer price (₹)"), fields.offerPrice ?? "165")
}

const submit = () => user.click(screen.getByRole("button", { name: "Add product" }))

beforeEach(() => {
  // jsdom shows no pictures.
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL() {} }),
  )
})

it("is found as it was typed after a reload", async () => {
  await openScreen("/seller")
  await fillRequired()
  cleanup()
  await openScreen("/seller")
  expect(await screen.findByLabelText("Product name")).toHaveProperty("value", "Toor Dal")
  expect(screen.getByLabelText("Category")).toHaveProperty("value", "Grains")
  expect(screen.getByLabelText("Offer price (₹)")).toHaveProperty("value", "165")
})

it("sends what was typed and chosen, description by line, and starts empty again", async () => {
  const shop = await openScreen("/seller")
  await fillRequired()
  await user.type(screen.getByLabelText("Description"), "Unpolished{enter}{enter} From Latur ")
  await user.type(screen.getByLabelText("Weight (optional)"), "1 kg")
  await user.type(screen.getByLabelText("Units in stock (optional)"), "40")
  await giveFiles(user, freeSlots()[0]!, [picture("front.png"), picture("back.png")])
  await submit()
  await waitFor(() => expect(screen.getByLabelText("Product name")).toHaveProperty("value", ""))
  expect(freeSlots()).toHaveLength(4)

  const form = shop.made.find(({ name }) => name === "product.add")?.body as FormData
  expect(JSON.parse(String(form.get("productData")))).toEqual({
    name: "Toor Dal",
    description: ["Unpolished", "From Latur"],
    category: "Grains",
    price: 180.5,
    offerPrice: 165,
    weight: "1 kg",
    quantity: 40,
  })
  expect(form.getAll("images").map((file) => (file as File).name)).toEqual([
    "front.png",
    "back.png",
  ])
})

it("adds one product however often the button is pressed", async () => {
  const shop = await openScreen("/seller")
  await fillRequired()
  const button = screen.getByRole("button", { name: "Add product" })
  for (let press = 0; press < 5; press++) button.click()
  await waitFor(() => expect(screen.getByLabelText("Product name")).toHaveProperty("value", ""))
  expect(shop.made.filter(({ name }) => name === "product.add")).toHaveLength(1)
})

it("leaves out weight and quantity that were not given", async () => {
  const shop = await openScreen("/seller")
  await fillRequired()
  await submit()
  await waitFor(() => expect(shop.state.products[0]?.name).toBe("Toor Dal"))
  const form = shop.made.find(({ name }) => name === "product.add")?.body as FormData
  expect(Object.keys(JSON.parse(String(form.get("productData"))) as object)).toEqual([
    "name",
    "description",
    "category",
    "price",
    "offerPrice",
  ])
})

it("shows at most four pictures and lets each be taken out again", async () => {
  await openScreen("/seller")
  await screen.findByLabelText("Product name")
  const five = ["1", "2", "3", "4", "5"].map((name) => picture(`${name}.png`))
  await giveFiles(user, freeSlots()[0]!, five)
  expect(screen.getAllByRole("img")).toHaveLength(4)
  expect(screen.getByRole("alert").textContent).toBe("A product has at most 4 pictures.")
  screen.getByText("4 of 4 pictures")
  await user.click(screen.getByRole("button", { name: "Remove picture 2" }))
  expect(screen.getAllByRole("img")).toHaveLength(3)
  expect(freeSlots()).toHaveLength(1)
  expect(screen.getByText("3 of 4 pictures").getAttribute("role")).toBe("status")
  expect(document.activeElement).toBe(screen.getByLabelText("Change picture 2"))
  await user.click(screen.getByRole("button", { name: "Remove picture 3" }))
  expect(document.activeElement).toBe(freeSlots()[0])
})

it("takes another picture in the place of one that was chosen", async () => {
  const shop = await openScreen("/seller")
  await fillRequired()
  for (const name of ["front", "back", "side", "top"])
    await giveFiles(user, freeSlots()[0]!, [picture(name)])
  await giveFiles(user, screen.getByRole("button", { name: "Change picture 2" }), [
    picture("label"),
  ])
  await submit()
  await waitFor(() => expect(freeSlots()).toHaveLength(4))
  const form = shop.made.find(({ name }) => name === "product.add")?.body as FormData
  const names = form.getAll("images").map((file) => (file as File).name)
  expect(names).toEqual(["front", "label", "side", "top"])
})

it("takes a picture that is dropped on its place", async () => {
  await openScreen("/seller")
  await screen.findByLabelText("Product name")
  fireEvent.drop(freeSlots()[1]!, { dataTransfer: { files: [picture("front.png")] } })
  await screen.findByText("1 of 4 pictures")
  screen.getByRole("button", { name: "Change picture 1" })
})

it("takes only pictures that are not too large", async () => {
  await openScreen("/seller")
  await screen.findByLabelText("Product name")
  await giveFiles(chooser, freeSlots()[0]!, [picture("script.png", "text/html")])
  expect(screen.getByRole("alert").textContent).toMatch(/^script.png is not a JPEG/)
  await giveFiles(chooser, freeSlots()[0]!, [picture("poster.png", "image/png", 5_000_001)])
  expect(screen.getByRole("alert").textContent).toBe("poster.png is larger than 5 MB.")
  expect(freeSlots()).toHaveLength(4)
})

const described = (name: string, description: string) =>
  screen.findByRole(/₹/.test(name) ? "spinbutton" : "textbox", { name, description })

it("asks at each empty field for name, price and offer price, leads to the first and sends nothing", async () => {
  const shop = await openScreen("/seller")
  await screen.findByLabelText("Product name")
  await submit()
  const name = await described("Product name", "Please fill in this field.")
  expect(document.activeElement).toBe(name)
  await described("Price (MRP, ₹)", "Please fill in this field.")
  await described("Offer price (₹)", "Please fill in this field.")
  await screen.findByRole("combobox", { description: "Please choose a category." })
  await user.type(name, "  ")
  expect(name.getAttribute("aria-invalid")).not.toBe("true")
  await submit()
  await described("Product name", "Please fill in this field.")
  expect(shop.made.map(({ name: call }) => call)).not.toContain("product.add")
})

it.each(["0", "-5", "12.345"])("takes %s for no price, and says so at its field", async (price) => {
  const shop = await openScreen("/seller")
  await fillRequired({ price })
  await submit()
  const field = await described(
    "Price (MRP, ₹)",
    "Please enter an amount in rupees, such as 49.50.",
  )
  expect(document.activeElement).toBe(field)
  expect(shop.made.map(({ name }) => name)).not.toContain("product.add")
})

it("refuses an offer above the price before anything is sent, and leads to it", async () => {
  const shop = await openScreen("/seller")
  await fillRequired({ price: "100", offerPrice: "100.01" })
  await submit()
  const field = await described("Offer price (₹)", "Offer price must not be above the price.")
  expect(document.activeElement).toBe(field)
  expect(shop.made.map(({ name }) => name)).not.toContain("product.add")
})

it.each([
  ["a refusal", refusal("Images: only JPEG."), "Images: only JPEG."],
  ["a refusal without words", refusal(""), "Failed to add product"],
  ["a network that is away", new TypeError("Failed to fetch"), "Failed to fetch"],
])("keeps what was typed and says why after %s", async (_what, answer, sentence) => {
  await openScreen("/seller", {}, (shop) => shop.answer("product.add", () => answer))
  await fillRequired()
  await submit()
  expect(await screen.findAllByText(sentence)).toBeTruthy()
  expect(screen.getByLabelText("Product name")).toHaveProperty("value", "Toor Dal")
})
