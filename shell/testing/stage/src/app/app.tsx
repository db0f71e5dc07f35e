import { Slot, type SlotId, useProducts, useSearchParams } from "@shop/kernel"

const FALLBACK = {
  _id: "prod_apples",
  name: "Apples 1 kg",
  category: "Fruits",
  description: ["Crisp and juicy"],
  price: 120,
  offerPrice: 100,
  images: ["/images/categories/fruits.svg"],
  inStock: true,
} as const

/** The slot named in the address, with what its host would hand to fragments; without one a bare shelf. */
export default function App() {
  const [search] = useSearchParams()
  const { data: products = [] } = useProducts()
  const id = search.get("slot") as SlotId | null
  const product = products[0] ?? {
    ...FALLBACK,
    description: [...FALLBACK.description],
    images: [...FALLBACK.images],
  }
  if (!id) return <h1>{product.name}</h1>
  return <Slot id={id} product={product} />
}
