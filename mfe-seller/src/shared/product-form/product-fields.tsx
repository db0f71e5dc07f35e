import { limits } from "@shop/api/client"
import { Select, TextArea, TextField } from "@shop/ds"
import { categories, categoryName, type Product } from "@shop/kernel"
import { useMessages } from "../../messages"
import { priceInField } from "./price-in-field"
import type { ProductFaults } from "./product-faults"
import styles from "./product-form.module.css"

/** The fields of a product; their names are those that `readProductForm` reads. */
export function ProductFields({ product, faults, offerPriceError }: ProductFieldsProps) {
  const texts = useMessages().addProduct
  const { required, amountInvalid, unitsInvalid } = texts
  const errorOf = (name: string, invalid?: string) => {
    const fault = faults[name]
    return fault === "invalid" ? invalid : fault && required
  }
  const price = {
    type: "number",
    inputMode: "decimal",
    min: 0.01,
    step: 0.01,
    required: true,
  } as const
  return (
    <div className={styles.fields}>
      <TextField
        name="name"
        label={texts.name}
        error={errorOf("name")}
        dir="auto"
        defaultValue={product?.name}
        maxLength={limits.productName}
        required
        className={styles.wide}
      />
      <TextArea
        name="description"
        label={texts.description}
        hint={texts.descriptionHint}
        rows={5}
        dir="auto"
        defaultValue={product?.description.join("\n")}
        className={styles.wide}
      />
      <Select
        name="category"
        label={texts.category}
        error={faults.category && texts.categoryMissing}
        defaultValue={product?.category ?? ""}
        required
        className={styles.wide}
      >
        <option value="" disabled>
          {texts.chooseCategory}
        </option>
        {categories.map(({ path }) => (
          <option key={path} value={path}>
            {categoryName(path)}
          </option>
        ))}
      </Select>
      <TextField
        {...price}
        name="price"
        label={texts.price}
        defaultValue={product && priceInField(product.price)}
        error={errorOf("price", amountInvalid)}
      />
      <TextField
        {...price}
        name="offerPrice"
        label={texts.offerPrice}
        defaultValue={product && priceInField(product.offerPrice)}
        error={errorOf("offerPrice", amountInvalid) ?? offerPriceError}
      />
      <TextField
        name="weight"
        label={texts.weight}
        hint={texts.weightHint}
        defaultValue={product?.weight}
        maxLength={limits.weight}
      />
      {product ? null : (
        <TextField
          name="quantity"
          label={texts.quantity}
          hint={texts.quantityHint}
          error={errorOf("quantity", unitsInvalid(0, limits.stock))}
          type="number"
          inputMode="numeric"
          min={0}
          max={limits.stock}
          step={1}
        />
      )}
    </div>
  )
}

interface ProductFieldsProps {
  /** What the fields begin with; a new product begins empty, and with a count of its own. */
  product?: Product
  faults: ProductFaults
  offerPriceError: string | undefined
}
