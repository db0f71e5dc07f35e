import type { ProductData } from "@shop/kernel"

/** The product in a sent form; empty optional fields are left out. */
export function readProductForm(form: FormData): ProductData {
  const text = (name: string) => String(form.get(name) ?? "").trim()
  const weight = text("weight")
  const quantity = text("quantity")
  return {
    name: text("name"),
    description: text("description")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
    category: text("category"),
    price: Number(text("price")),
    offerPrice: Number(text("offerPrice")),
    ...(weight && { weight }),
    ...(quantity && { quantity: Number(quantity) }),
  }
}
