import { createStore, useStore } from "../store"

/** Languages the shop speaks. */
export type Locale = "en"

const locale = createStore<Locale>("en")

/**
 * Binds an app's texts, one typed object for each language, to the language in use.
 * `useMessages` is for components, `getMessages` for code outside React.
 *
 *     // src/messages/index.ts
 *     export const { useMessages, getMessages } = createMessages({ en })
 */
export function createMessages<Texts>(catalogues: Record<Locale, Texts>) {
  return {
    useMessages: (): Texts => catalogues[useStore(locale)],
    getMessages: (): Texts => catalogues[locale.get()],
  }
}

/** One text in every language it was given in; English always is. */
export type LocalizedText = { en: string }

/** The text in the language in use. */
export function useLocalizedText(): (text: LocalizedText) => string {
  const current = useStore(locale)
  return (text) => text[current]
}
