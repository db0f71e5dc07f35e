import { messages } from "@shop/api/messages"
import { sentencesHi } from "./server-sentences-hi"

/** A sentence of one language; what varies in it are its gaps. */
type Sentence = string | ((...gaps: never[]) => string)

/** Fills every gap of a sentence, whether it takes a number, a text or a list: `['x']` reads 'x' as each. */
function fill(sentence: Sentence, gaps: readonly string[]): string {
  if (typeof sentence === "string") return sentence
  return sentence(...(gaps.map((gap) => [gap]) as unknown as never[]))
}

/** Marks the gaps of a sentence; no text has these characters. */
const MARKS = ["\uE000", "\uE001"]

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const fixed = new Map<string, string>()
const withGaps: { pattern: RegExp; order: number[]; hindi: Sentence }[] = []
for (const [key, english] of Object.entries(messages) as [keyof typeof messages, Sentence][]) {
  const hindi: Sentence = sentencesHi[key]
  if (typeof english === "string") {
    fixed.set(english, fill(hindi, []))
    continue
  }
  const marked = fill(english, MARKS)
  withGaps.push({
    pattern: new RegExp(`^${escape(marked).replace(/[\uE000\uE001]/g, "(.+)")}$`, "u"),
    // Which gap stands where.
    order: [...marked.matchAll(/[\uE000\uE001]/g)].map(([mark]) => MARKS.indexOf(mark)),
    hindi,
  })
}

/** A sentence of the server in Hindi, found by its English; one that nobody knows stays as it is. */
export function translateSentence(english: string): string {
  const known = fixed.get(english)
  if (known !== undefined) return known
  for (const { pattern, order, hindi } of withGaps) {
    const found = pattern.exec(english)
    if (!found) continue
    const gaps: string[] = []
    order.forEach((gap, index) => (gaps[gap] = found[index + 1] ?? ""))
    return fill(hindi, gaps)
  }
  return english
}
