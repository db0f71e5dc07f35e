/** The first letters of a name's first two words, as the name's script has them: 'Asha Rao' is AR. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean).slice(0, 2)
  const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" })
  const first = words.map((word) => [...segments.segment(word)][0]?.segment ?? "")
  return first.join("").toUpperCase()
}
