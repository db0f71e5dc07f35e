/** What a price can be compared by: the weight, the volume or the number of pieces. */
export type Measure = "kg" | "l" | "piece"

/** How much is in a pack, in kilograms, litres or pieces. */
export interface PackSize {
  amount: number
  measure: Measure
}

type Unit = readonly [measure: Measure, size: number]

const units = new Map<string, Unit>([
  ...spelled(["kg", 1], "kg kgs kilo kilos"),
  ...spelled(["kg", 1e-3], "g gm gms gram grams"),
  ...spelled(["kg", 1e-6], "mg"),
  ...spelled(["l", 1], "l lt ltr ltrs liter liters litre litres"),
  ...spelled(["l", 1e-3], "ml"),
  ...spelled(["piece", 1], "pc pcs piece pieces no nos unit units egg eggs bag bags"),
  ...spelled(["piece", 12], "dozen"),
])

function spelled(unit: Unit, words: string): [string, Unit][] {
  return words.split(" ").map((word) => [word, unit])
}

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|\.\d+)`
const packs = new RegExp(String.raw`^(?:(\d+)\s*[x×*]\s*)?${NUMBER}\s*([a-z]+)\.?$`, "i")
const inBrackets = /^(.*?)\s*\(([^()]*)\)$/

/**
 * How much a printed weight says is in the pack: "500 g", "1.5 l", "6 pcs", "2 x 250 g". Of
 * "1 pc (900 g)" the brackets count, which say more. Undefined for what names no amount.
 */
export function packSize(printed: string | undefined): PackSize | undefined {
  const text = printed?.trim() ?? ""
  const [, outside, inside] = inBrackets.exec(text) ?? []
  if (inside !== undefined) return packSize(inside) ?? packSize(outside)

  const [, times = "1", number, word = ""] = packs.exec(text) ?? []
  const unit = units.get(word.toLowerCase())
  if (!unit || number === undefined) return undefined
  const [measure, size] = unit
  const amount = Number(times) * Number(number.replaceAll(",", "")) * size
  return amount > 0 ? { amount, measure } : undefined
}
