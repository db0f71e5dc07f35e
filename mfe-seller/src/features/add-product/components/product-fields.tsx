import { limits } from "@shop/api/client"
import { Select, TextArea, TextField } from "@shop/ds"
import { categories } from "@shop/kernel"
import { useMessages } from "../../../messages"
import styles from "./add-product-form.module.css"

/** The fields of a new product; their names are those that `readProductForm` reads. */
export function ProductFields({ offerPriceError, onPricesChange }: ProductFieldsProps) {
  const texts = useMessages().addProduct
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
        maxLength={limits.productName}
        required
        className={styles.wide}
      />
      <TextArea
        name="description"
        label={texts.description}
        hint={texts.descriptionHint}
        rows={5}
        className={styles.wide}
      />
      <Select
        name="category"
        label={texts.category}
        defaultValue=""
        required
        className={styles.wide}
      >
        <option value="" disabled>
          {texts.chooseCategory}
        </option>
        {categories.map(({ path }) => (
          <option key={path}>{path}</option>
        ))}
      </Select>
      <TextField {...price} name="price" label={texts.price} onChange={onPricesChange} />
      <TextField
        {...price}
        name="offerPrice"
        label={texts.offerPrice}
        error={offerPriceError}
        onChange={onPricesChange}
      />
      <TextField
        name="weight"
        label={texts.weight}
        hint={texts.weightHint}
        maxLength={limits.weight}
      />
      <TextField
        name="quantity"
        label={texts.quantity}
        hint={texts.quantityHint}
        type="number"
        inputMode="numeric"
        min={0}
        max={limits.stock}
        step={1}
      />
    </div>
  )
}

interface ProductFieldsProps {
  offerPriceError: string | undefined
  /** Called when either price changes. */
  onPricesChange: () => void
}
