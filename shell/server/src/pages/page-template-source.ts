import { join } from "node:path"
import { FreshFile } from "../fresh-file.js"
import { LastGood } from "../last-good.js"
import type { Settings } from "../settings.js"
import { PageTemplate } from "./page.js"

/**
 * The template of every page, made from the shell's index.html as it lies in its folder now: a shell
 * that was built again is served at once. While it is being built, the last good one stays in force.
 * Rejects when there is none to begin with.
 */
export async function pageTemplateSource(settings: Settings): Promise<LastGood<PageTemplate>> {
  const { shellFolder, shop, publicUrl } = settings
  const path = join(shellFolder, "index.html")
  const file = new FreshFile(path, (html) => new PageTemplate(html, shop, publicUrl))
  return new LastGood(`The shell's ${path}`, () => file.read(), await file.read())
}
