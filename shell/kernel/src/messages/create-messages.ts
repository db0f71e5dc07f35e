import { addTextLoader, getLanguage, useLanguage } from "../language/language"
import type { LocalizedText } from "../manifest/manifest-schema"
import { loadLater } from "./load-later"

/** An app's texts: English at hand, Hindi loaded when somebody wants it, with every text English has. */
interface Catalogues<Texts> {
  en: Texts
  hi: () => Promise<{ hi: NoInfer<Texts> }>
}

/**
 * Binds an app's texts to the language in use. `useMessages` is for components, `getMessages` for
 * code outside React. Texts that cannot be loaded are English.
 *
 *     // src/messages/index.ts
 *     export const { useMessages, getMessages } = createMessages({ en, hi: () => import("./hi") })
 */
export function createMessages<Texts>({ en, hi }: Catalogues<Texts>) {
  const hindi = loadLater(async () => (await hi()).hi, en)
  addTextLoader(hindi.loadAgain)

  return {
    /** Waits, by suspending, where an app arrives before its texts. */
    useMessages: (): Texts => {
      if (useLanguage() === "en") return en
      const texts = hindi.get()
      // Thrown, not `use`d: React holds a component that used a promise once to using one for ever.
      if (texts === undefined) throw hindi.load()
      return texts
    },
    getMessages: (): Texts => (getLanguage() === "en" ? en : (hindi.get() ?? en)),
  }
}

/** The text in the language in use. */
export function useLocalizedText(): (text: LocalizedText) => string {
  const language = useLanguage()
  return (text) => text[language] ?? text.en
}
