import { expect, it } from "vitest"
import { aProduct } from "../../test/a-product"
import { searchProducts } from "./search-products"

const names = (text: string, ...products: ReturnType<typeof aProduct>[]) =>
  searchProducts(products, text).map(({ name }) => name)

it("finds a text anywhere in a name, whatever the case of either", () => {
  const rice = aProduct({ name: "Basmati Rice 5 kg" })
  const bread = aProduct({ name: "Bread" })
  expect(names("RICE", rice, bread)).toEqual(["Basmati Rice 5 kg"])
  expect(names("  asmat ", rice, bread)).toEqual(["Basmati Rice 5 kg"])
})

it("takes the text as it stands, not as a pattern", () => {
  const plain = aProduct({ name: "Milk" })
  const odd = aProduct({ name: "Milk (1 L) 50% off" })
  expect(names(".*", plain)).toEqual([])
  expect(names("(1 l) 50%", plain, odd)).toEqual(["Milk (1 L) 50% off"])
})

it("leaves out what is not in stock, also when nothing is searched for", () => {
  const gone = aProduct({ name: "Mango", inStock: false })
  const there = aProduct({ name: "Mandarin" })
  expect(names("man", gone, there)).toEqual(["Mandarin"])
  expect(names("", gone, there)).toEqual(["Mandarin"])
})
