import { getLanguage } from "./language"
import { type Language } from "./language-choice"

/** How each language writes dates and numbers here: both as India does. */
const locales: Record<Language, string> = { en: "en-IN", hi: "hi-IN" }

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
