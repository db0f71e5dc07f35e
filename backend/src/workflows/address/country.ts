const names = new Intl.DisplayNames(["en"], { type: "region" })

/** The shop delivers in one country (specification, section 5). */
export const country = { name: "India", code: "in" } as const

/** The English name of a country code as Medusa stores it: `in` → `India`; empty for none. */
export function countryName(code: string | null): string {
  if (!code || !/^[a-z]{2}$/i.test(code)) return ""
  return names.of(code.toUpperCase()) ?? ""
}
