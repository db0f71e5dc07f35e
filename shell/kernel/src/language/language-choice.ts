/* Read by the storefront server too: nothing here may lean on a browser. */

/** The languages the shop speaks; the first unless somebody chose another. */
export const languages = ["en", "hi"] as const
export type Language = (typeof languages)[number]

/** The cookie that keeps a visitor's choice, so that the server knows it as well. */
const COOKIE = "shop_language"
const YEAR_S = 31_536_000

/** The language that a `cookie` header, or `document.cookie`, asks for. */
export function languageOfCookies(cookies: string): Language {
  const pairs = cookies.split(";").map((pair) => pair.trim())
  return languages.find((language) => pairs.includes(`${COOKIE}=${language}`)) ?? languages[0]
}

/** The cookie that makes `language` this browser's choice. */
export function languageCookie(language: Language): string {
  return `${COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
}
