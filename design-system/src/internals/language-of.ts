/**
 * The language of a text that people wrote, by its letters, for its `lang`: it is read out in its own
 * tongue whatever the page speaks. Devanagari makes it Hindi, also among Latin letters; Latin letters
 * alone make it English. Of other letters, and of numbers, nothing is said.
 */
export function languageOf(text: string): "hi" | "en" | undefined {
  if (/\p{Script=Devanagari}/u.test(text)) return "hi"
  return /\p{Script=Latin}/u.test(text) ? "en" : undefined
}
