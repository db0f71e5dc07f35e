/** Joins class names, leaving out what is absent. */
export function cx(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(" ")
}
