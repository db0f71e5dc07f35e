import { type Language, languageCookie, languageOfCookies } from "@shop/api/language"
import { createStore, useStore } from "../store"

const hasPage = typeof document !== "undefined"
const store = createStore<Language>(languageOfCookies(hasPage ? document.cookie : ""))
const loaders = new Set<() => Promise<unknown>>()

/** The language in use, for code outside React. */
export const getLanguage = store.get

/** The language in use; re-renders with it. */
export const useLanguage = (): Language => useStore(store)

/** Adds texts that are loaded only once the shop is to speak anything but English. */
export function addTextLoader(load: () => Promise<unknown>): void {
  loaders.add(load)
  if (store.get() !== "en") void load()
}

/** Resolves when all texts known so far are here in the language in use: nothing is drawn before. */
export async function whenTextsAreHere(): Promise<void> {
  if (store.get() !== "en") await Promise.all([...loaders].map((load) => load()))
}

/**
 * Speaks `language` from now on, in this browser. What is on the screen stays and changes its words
 * only, all at once: texts are fetched before the change.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  if (language !== "en") await Promise.all([...loaders].map((load) => load()))
  document.cookie = languageCookie(language)
  document.documentElement.lang = language
  store.set(language)
}
