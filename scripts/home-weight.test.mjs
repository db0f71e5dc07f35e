import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { expect, it } from "vitest"
import { root } from "./lib/paths.mjs"

/** Scripts of home in KiB, in brotli, before any are asked for by a press; headers come on top. */
const MOST = 136
/** What one answer's headers weigh on the line, in bytes, so that many small files are not for nothing. */
const HEADERS = 350
/** Slots that home shows. */
const slots = ["shell.header.end/v1", "shell.page.end/v1", "catalog.product-card.action/v1"]

/** @typedef {{ js: string[] }} Assets */
/** @typedef {{ assets: Record<string, Assets>, fragments: { module: string, slot: string }[] }} Built */

/** @param {string} name @returns {Built} */
const built = (name) =>
  JSON.parse(readFileSync(join(root, `mfe-${name}`, "dist", "mfe.manifest.json"), "utf8"))

/** The shell's own scripts, as its page names them. */
function shellScripts() {
  const page = readFileSync(join(root, "shell/dist/index.html"), "utf8")
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)]
  return named.map(([, file]) => join("shell/dist", String(file)))
}

/** @param {string} name @param {(manifest: Built) => string[]} modules */
function remoteScripts(name, modules) {
  const manifest = built(name)
  return modules(manifest).flatMap((module) =>
    (manifest.assets[module]?.js ?? []).map((file) => join(`mfe-${name}/dist`, file)),
  )
}

it("home's first load stays light: shell, page and the fragments on it", () => {
  const files = new Set([
    ...shellScripts(),
    ...remoteScripts("catalog", () => ["./app"]),
    ...remoteScripts("cart", ({ fragments }) =>
      fragments.filter(({ slot }) => slots.includes(slot)).map(({ module }) => module),
    ),
  ])
  const weights = [...files].map((file) => ({
    file,
    bytes: brotliCompressSync(readFileSync(join(root, file))).length + HEADERS,
  }))
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  const told = weights.map(({ file, bytes }) => `${file} ${(bytes / 1024).toFixed(1)} KiB`)
  expect(files.size).toBeGreaterThan(5)
  expect(total, told.join("\n")).toBeLessThan(MOST)
})
