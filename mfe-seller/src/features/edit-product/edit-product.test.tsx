import { refusal, sampleProduct } from "@shop/testing"
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { beforeEach, expect, it, vi } from "vitest"
import { giveFiles } from "../../test/give-files"
import { openScreen } from "../../test/open-screen"

const user = userEvent.setup({ delay: null })
const images = ["/uploads/front.webp", "/uploads/back.webp"]
const open = () =>
  openScreen("/seller/product-list/prod_apples", { products: [sampleProduct({ images })] })

const save = () => user.click(screen.getByRole("button", { name: "Save changes" }))

const sent = ({ made }: Awaited<ReturnType<typeof open>>) => {
  const form = made.find(({ name }) => name === "product.update")?.body as FormData
  return {
    change: JSON.parse(String(form.get("productData"))) as object,
    files: form.getAll("images").map((file) => (file as File).name),
  }
}

beforeEach(() => {
  // jsdom shows no pictures.
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL() {} }),
  )
})

it("begins with all of the product and sends only what was changed", async () => {
  const shop = await open()
  const weight = await screen.findByLabelText("Weight (optional)")
  expect(screen.getByLabelText("Category")).toHaveProperty("value", "Fruits")
  expect(screen.getByLabelText("Description")).toHaveProperty(
    "value",
    "Crisp and juicy\nFrom the hills of Himachal",
  )
  await user.clear(weight)
  const name = screen.getByLabelText("Product name")
  await user.clear(name)
  await user.type(name, "Red Apples")
  await save()
  await waitFor(() => expect(location.pathname).toBe("/seller/product-list"))
  expect(sent(shop)).toEqual({
    change: { productId: "prod_apples", name: "Red Apples", weight: "" },
    files: [],
  })
  expect(await screen.findByText("Red Apples")).toBeTruthy()
})

it("keeps pictures that were not taken out, and puts new ones after them", async () => {
  const shop = await open()
  await user.click(await screen.findByRole("button", { name: "Remove picture 1" }))
  const file = new File(["x"], "new.png", { type: "image/png" })
  await giveFiles(user, screen.getAllByRole("button", { name: /^Choose picture/ })[0]!, [file])
  await save()
  await waitFor(() => expect(location.pathname).toBe("/seller/product-list"))
  expect(sent(shop)).toEqual({
    change: { productId: "prod_apples", images: ["/uploads/back.webp"], imagesSeen: images },
    files: ["new.png"],
  })
})

it("sends nothing where nothing was changed, and leads back", async () => {
  const { made } = await open()
  await screen.findByLabelText("Product name")
  await save()
  await waitFor(() => expect(location.pathname).toBe("/seller/product-list"))
  expect(made.map(({ name }) => name)).not.toContain("product.update")
})

it("keeps what was typed and says why it was refused", async () => {
  const { answer } = await open()
  answer("product.update", () => refusal("Weight may have at most 40 characters."))
  await user.type(await screen.findByLabelText("Weight (optional)"), " net")
  await save()
  expect(await screen.findAllByText("Weight may have at most 40 characters.")).toBeTruthy()
  expect(screen.getByLabelText("Weight (optional)")).toHaveProperty("value", "1 kg net")
})

it("says that there is no such product, and leads back to the list", async () => {
  await openScreen("/seller/product-list/prod_gone")
  expect(await screen.findByText("Product not found!")).toBeTruthy()
  await user.click(screen.getAllByRole("link", { name: "Back to the list" })[0]!)
  expect(location.pathname).toBe("/seller/product-list")
})
