/**
 * Whether a text shows nothing: blanks, and characters that only say how others are drawn, as zero-width
 * spaces do. Within a word some of those are right, e.g. a joiner in Hindi.
 */
export const isBlank = (text: string) =>
  !/[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** Without the marks that turn the direction of what follows, and so could turn the sentence around a name. */
export const withoutTurning = (text: string) => text.replace(/[\u202A-\u202E\u2066-\u2069]/gu, "")

/** Typed text as names and addresses are stored: one line, single spaces; empty when it shows nothing. */
export function oneLine(text: string): string {
  if (isBlank(text)) return ""
  return withoutTurning(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
}
