import { type Language, locales } from "@shop/api/language"
import { getLanguage } from "./language"

/** A tool that knows one locale, such as a number format: the one of the language in use, made once. */
export function forLanguage<Tool>(make: (locale: string) => Tool): () => Tool {
  const made = new Map<Language, Tool>()
  return () => {
    const language = getLanguage()
    const tool = made.get(language) ?? make(locales[language])
    made.set(language, tool)
    return tool
  }
}
