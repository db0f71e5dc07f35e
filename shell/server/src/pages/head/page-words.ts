import type { Language } from "@shop/api/language"
import { type LocalizedText, type OwnedRoute, shellRoutes } from "@shop/kernel/manifest"
import { textsIn } from "../../messages/texts-in.js"

/** What is said of a page by whoever draws it. */
export interface PageWords {
  title: string | undefined
  description: string | undefined
  /** One person's own: search engines shall skip it. */
  isPersonal: boolean
}

const ofShell: readonly string[] = Object.values(shellRoutes)

/** Pages of the shell that lead elsewhere, or belong to whoever got the mail with their address. */
const personalOfShell: readonly string[] = [
  shellRoutes.loader,
  shellRoutes.newsletterConfirm,
  shellRoutes.newsletterUnsubscribe,
]

/**
 * What the shell says of the path if it is one of its own, or else the manifest whose route was found
 * for it. Undefined where there is neither: nobody draws a page there.
 */
export function pageWords(
  path: string,
  found: OwnedRoute | undefined,
  language: Language,
): PageWords | undefined {
  if (ofShell.includes(path)) {
    const title = textsIn[language].titles[path]
    return { title, description: undefined, isPersonal: personalOfShell.includes(path) }
  }
  if (!found) return undefined
  const { title, description, personal = false } = found.owner.pages?.[found.route] ?? {}
  const inLanguage = (text: LocalizedText | undefined) => text?.[language] ?? text?.en
  return {
    title: inLanguage(title),
    description: inLanguage(description),
    isPersonal: personal,
  }
}
