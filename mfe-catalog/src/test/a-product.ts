import type { Product } from "@shop/kernel"

/** A product in stock, but for what the test says of it. Its id is its name unless given. */
export function aProduct({ name = "Tomato", ...given }: Partial<Product> = {}): Product {
  return {
    _id: name.toLowerCase().replaceAll(" ", "-"),
    name,
    category: "Vegetables",
    description: ["Ripe and red"],
    price: 50,
    offerPrice: 40,
    images: ["/uploads/front.webp", "/uploads/back.webp"],
    inStock: true,
    ...given,
  }
}
