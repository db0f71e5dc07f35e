/** Something that a person asked for and that must not be: each a sentence with its mend. Nothing was changed. */
export class Refusal extends Error {
  override name = "Refusal"

  constructor(
    what: string,
    /** A sentence for each trouble found. */
    readonly troubles: readonly string[],
  ) {
    super([what, ...troubles.map((trouble) => `- ${trouble}`)].join("\n"))
  }
}
