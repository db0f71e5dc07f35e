/** Something that must never be found in the shop's data. */
export interface Invariant {
  /** What is wrong, to be put behind a number: "3 orders without lines". */
  readonly name: string
  /** Selects the `id` of each thing that is wrong. */
  readonly select: string
  /** What a person can do about it. */
  readonly advice: string
  /** Mends the stock levels whose ids are `$1`, where counts can be taken from what they count. */
  readonly mend?: string
}
