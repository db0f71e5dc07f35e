import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { BuildOutput } from "../releases/build-output.js"
import { type CssRule, cssRules } from "./css-rules.js"

/** A class name as CSS modules make it. */
const MODULE_CLASS = /\._[\w-]+_[\w-]{4,}/
/** These say what an element is not or has, and choose none by themselves. */
const CONDITIONS = /:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g

function selectorsOf(prelude: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ""
  for (const sign of prelude) {
    if (sign === "," && depth === 0) {
      parts.push(part)
      part = ""
      continue
    }
    if (sign === "(" || sign === "[") depth++
    if (sign === ")" || sign === "]") depth--
    part += sign
  }
  return [...parts, part].map((selector) => selector.trim())
}

/** What of a rule reaches beyond its own micro-frontend. */
function troubleOf({ prelude, within }: CssRule): string[] {
  if (/^@layer\b/.test(prelude) || /^@charset\b/.test(prelude)) return []
  if (/^@(-\w+-)?keyframes\b/.test(prelude)) {
    const name = prelude.split(/\s+/)[1] ?? ""
    return name.startsWith("_") ? [] : [`the animation '${name}'`]
  }
  if (prelude.startsWith("@")) return [`'${prelude.split(/[\s({]/)[0] ?? prelude}'`]
  if (!within.some((group) => /^@layer mfe$/.test(group)))
    return [`'${prelude}' outside of @layer mfe`]
  return selectorsOf(prelude)
    .filter((selector) => !MODULE_CLASS.test(selector.replace(CONDITIONS, "")))
    .map((selector) => `the selector '${selector}'`)
}

/** Styles are never removed from a page, so one that chooses by more than own classes reaches all teams. */
export function styleTroublesIn(css: string): string[] {
  return [...new Set(cssRules(css).flatMap(troubleOf))]
}

/** Rules in the stylesheets of a build that would change what other teams draw. */
export async function styleTroubles({ folder, files }: BuildOutput): Promise<string[]> {
  const sheets = files.filter((file) => file.endsWith(".css"))
  const found = await Promise.all(
    sheets.map(async (file) => {
      const troubles = styleTroublesIn(await readFile(join(folder, file), "utf8"))
      if (troubles.length === 0) return []
      const what = troubles.slice(0, 5).join(", ")
      return `${file} styles what is not its own (${what}): write CSS modules inside @layer mfe.`
    }),
  )
  return found.flat()
}
