import { Select } from "@shop/ds"
import { categories, categoryName } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { SearchBox } from "../../../shared/list/search-box"
import { Toolbar } from "../../../shared/list/toolbar"
import { filters, type ProductChoice } from "../choose-products"

/** What looks for products by name, and narrows them by category and by how they stand. */
export function ProductToolbar({ choice, onChange }: ProductToolbarProps) {
  const texts = useMessages().productList
  const { category, filter, search } = choice
  return (
    <Toolbar label={texts.find}>
      <SearchBox label={texts.find} value={search} onSearch={(q) => onChange({ q })} />
      <Select
        label={texts.category}
        hideLabel
        value={category}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        <option value="">{texts.anyCategory}</option>
        {categories.map(({ path }) => (
          <option key={path} value={path}>
            {categoryName(path)}
          </option>
        ))}
      </Select>
      <Select
        label={texts.show}
        hideLabel
        value={filter ?? ""}
        onChange={(event) => onChange({ show: event.target.value })}
      >
        <option value="">{texts.showAll}</option>
        {(Object.keys(filters) as (keyof typeof filters)[]).map((key) => (
          <option key={key} value={key}>
            {texts.filters[key]}
          </option>
        ))}
      </Select>
    </Toolbar>
  )
}

interface ProductToolbarProps {
  choice: ProductChoice
  /** With the parameters of the address that change. */
  onChange: (change: { q?: string; category?: string; show?: string }) => void
}
