import { TextField } from "@shop/ds"
import { useEffect, useState } from "react"

/** Pause in typing, in ms, after which a search is meant. */
const PAUSE = 250

/** A search whose text is told when the typing pauses, so that not each letter asks the server. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [told, setTold] = useState(value)
  // The address changed elsewhere, as by Back: what stands there is what is searched for.
  if (value !== told) {
    setTold(value)
    setText(value)
  }

  useEffect(() => {
    if (text === told) return
    const timer = setTimeout(() => {
      setTold(text)
      onSearch(text)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text, told, onSearch])

  return (
    <TextField
      type="search"
      label={label}
      hideLabel
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

interface SearchBoxProps {
  label: string
  value: string
  onSearch: (text: string) => void
}
