/* Read by the storefront server too: nothing here may lean on a browser. */

/** The languages the shop speaks; the first unless somebody chose another. */
export const languages = ["en", "hi"] as const
export type Language = (typeof languages)[number]

/** How each writes dates and numbers here: both as India does. */
export const locales: Record<Language, string> = { en: "en-IN", hi: "hi-IN" }

/** The cookie that keeps a visitor's choice, so that the server knows it as well. */
const COOKIE = "shop_language"
const YEAR_S = 31_536_000

/** The language that a `cookie` header, if there is one, or `document.cookie` asks for. */
export function languageOfCookies(cookies?: string): Language {
  return chosenLanguage(cookies) ?? languages[0]
}

/** The same, but for who has chosen none: undefined. */
export function chosenLanguage(cookies = ""): Language | undefined {
  const pairs = cookies.split(";").map((pair) => pair.trim())
  return languages.find((language) => pairs.includes(`${COOKIE}=${language}`))
}

/** The cookie that makes `language` this browser's choice. */
export function languageCookie(language: Language): string {
  return `${COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
}
