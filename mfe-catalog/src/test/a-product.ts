import type { Product } from "@shop/kernel"
import { sampleProduct } from "@shop/testing"

/** A vegetable in stock with two pictures, but for what the test says; its id follows its name. */
export function aProduct({ name = "Tomato", ...given }: Partial<Product> = {}): Product {
  return sampleProduct({
    _id: name.toLowerCase().replaceAll(" ", "-"),
    name,
    category: "Vegetables",
    price: 50,
    offerPrice: 40,
    images: ["/uploads/front.webp", "/uploads/back.webp"],
    weight: undefined,
    ...given,
  })
}
