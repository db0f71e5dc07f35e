import { Select } from "@shop/ds"
import { useMessages } from "../../../messages"
import { SearchBox } from "../../../shared/list/search-box"
import { Toolbar } from "../../../shared/list/toolbar"
import type { Show } from "../choose-messages"

/** What looks for messages by their words, and narrows them to those open or answered. */
export function MessageToolbar({ search, show, onChange }: MessageToolbarProps) {
  const texts = useMessages().contact
  return (
    <Toolbar label={texts.find}>
      <SearchBox label={texts.findHint} value={search} onSearch={(q) => onChange({ q })} />
      <Select
        label={texts.show}
        hideLabel
        value={show}
        onChange={(event) => onChange({ show: event.target.value })}
      >
        <option value="">{texts.showAll}</option>
        <option value="open">{texts.showOpen}</option>
        <option value="answered">{texts.showAnswered}</option>
      </Select>
    </Toolbar>
  )
}

interface MessageToolbarProps {
  search: string
  show: Show
  /** With the parameters of the address that change. */
  onChange: (change: { q?: string; show?: string }) => void
}
