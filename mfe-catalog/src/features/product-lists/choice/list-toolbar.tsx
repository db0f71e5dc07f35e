import { Button } from "@shop/ds"
import { categories, formatMoney } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { type ListChoice, noFilter, sortOrders } from "./list-choice"
import styles from "./list-toolbar.module.css"
import pill from "./pill.module.css"
import { PillSelect } from "./pill-select"
import { type PriceBand, priceBands } from "./price-bands"

interface Props {
  choice: ListChoice
  onChange: (change: ListChoice) => void
  /** Where the list holds more than one category. */
  withCategories: boolean
}

/** In which order the products stand, and which of them. */
export function ListToolbar({ choice, onChange, withCategories }: Props) {
  const { choice: texts } = useMessages()
  const { sort, category, price, offer } = choice
  const priceText = ({ from, below }: PriceBand) =>
    Number.isFinite(below)
      ? texts.priceBelow(from ? formatMoney(from) : undefined, formatMoney(below))
      : texts.priceFrom(formatMoney(from))
  return (
    <div role="group" aria-label={texts.label} className={styles.toolbar}>
      <PillSelect
        label={texts.sort}
        value={sort ?? ""}
        options={[
          { value: "", text: texts.unsorted },
          ...sortOrders.map((value) => ({ value, text: texts.sorts[value] })),
        ]}
        onValueChange={(value) => onChange({ sort: sortOrders.find((order) => order === value) })}
      />
      {withCategories ? (
        <PillSelect
          label={texts.category}
          value={category ?? ""}
          options={[
            { value: "", text: texts.anyCategory },
            ...categories.map(({ path, text }) => ({ value: path, text })),
          ]}
          onValueChange={(value) =>
            onChange({ category: categories.find(({ path }) => path === value)?.path })
          }
        />
      ) : null}
      <PillSelect
        label={texts.price}
        value={price?.id ?? ""}
        options={[
          { value: "", text: texts.anyPrice },
          ...priceBands.map((band) => ({ value: band.id, text: priceText(band) })),
        ]}
        onValueChange={(value) => onChange({ price: priceBands.find(({ id }) => id === value) })}
      />
      <button
        type="button"
        aria-pressed={offer ?? false}
        className={`${pill.pill} ${pill.toggle}`}
        onClick={() => onChange({ offer: offer ? undefined : true })}
      >
        {texts.offer}
      </button>
      {category || price || offer ? (
        <Button variant="ghost" onClick={() => onChange(noFilter)}>
          {texts.clear}
        </Button>
      ) : null}
    </div>
  )
}
