import { BOOT_ELEMENT_ID, type BootData } from "./manifest/boot"

/** The page's boot data, or undefined where a page has none (a micro-frontend run alone, a unit test). */
export function readBootData(): BootData | undefined {
  if (typeof document === "undefined") return undefined
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent
  return text ? (JSON.parse(text) as BootData) : undefined
}
