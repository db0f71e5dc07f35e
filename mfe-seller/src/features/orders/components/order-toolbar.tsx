import type { OrderStatus } from "@shop/api/client"
import { Select } from "@shop/ds"
import { useMessages } from "../../../messages"
import { SearchBox } from "../../../shared/list/search-box"
import { Toolbar } from "../../../shared/list/toolbar"

/** What looks for orders by name, phone or number, and narrows them to a status. */
export function OrderToolbar({ search, status, onSearch, onStatus }: OrderToolbarProps) {
  const texts = useMessages().orders
  return (
    <Toolbar label={texts.find}>
      <SearchBox label={texts.findHint} value={search} onSearch={onSearch} />
      <Select
        label={texts.status}
        hideLabel
        value={status ?? ""}
        onChange={(event) => onStatus(event.target.value)}
      >
        <option value="">{texts.anyStatus}</option>
        {Object.entries(texts.statuses).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Toolbar>
  )
}

interface OrderToolbarProps {
  search: string
  status: OrderStatus | undefined
  onSearch: (text: string) => void
  /** With the empty text for any status. */
  onStatus: (status: string) => void
}
