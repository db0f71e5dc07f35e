import { useState } from "react"
import { AddProductForm } from "./add-product-form"

/** The form for new products; after each product that was added it starts empty again. */
export function AddProduct() {
  const [added, setAdded] = useState(0)
  return (
    <AddProductForm
      key={added}
      onAdded={() => {
        scrollTo({ top: 0 })
        setAdded(added + 1)
      }}
    />
  )
}
