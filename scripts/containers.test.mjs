import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "./lib/paths.mjs"
import { resolveSettings } from "./lib/settings/resolve.mjs"
import { table } from "./lib/settings/table.mjs"

const read = (/** @type {string} */ name) => readFileSync(join(root, name), "utf8")
const compose = read("compose.yaml")
const containerfile = read("Containerfile")
const known = new Set(table.map(({ name }) => name))

/** What compose.yaml hands to the shop, by name. */
function shopEnvironment() {
  const block = /\n {2}shop:\n[\s\S]*?\n {4}environment:\n((?: {6}.*\n)+)/.exec(compose)?.[1] ?? ""
  const lines = [...block.matchAll(/^ {6}(\w+): (.*)$/gm)]
  return Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value]))
}

it("compose.yaml names settings that there are, and every one that production needs", () => {
  const names = Object.keys(shopEnvironment())
  for (const name of names) expect(known).toContain(name)
  const needed = table.filter(({ neededInProduction }) => neededInProduction)
  for (const { name } of needed) expect(names).toContain(name)
})

it("compose.yaml makes settings that the shop accepts", () => {
  const example = Object.fromEntries(table.map(({ name, example }) => [name, example]))
  const secret = "9f2c71d05be84a36c1f0e7d29b5a486313c8f7ae60d24b95"
  const given = { ...example, JWT_SECRET: secret, COOKIE_SECRET: secret, POSTGRES_PASSWORD: "pass" }
  const filled = Object.entries(shopEnvironment()).map(([name, value]) => {
    const fill = (/** @type {string} */ _all, /** @type {string} */ of) =>
      /** @type {Record<string, string>} */ (given)[of] ?? ""
    return [name, value.replaceAll(/\$\{(\w+)[^}]*\}/g, fill)]
  })
  expect(resolveSettings(Object.fromEntries(filled)).troubles).toEqual([])
})

it("the Containerfile runs commands, files and ports that there are", () => {
  const { scripts } = JSON.parse(read("package.json"))
  for (const [, script] of containerfile.matchAll(/npm run (\S+)/g))
    expect(scripts).toHaveProperty(String(script))
  for (const [, file] of containerfile.matchAll(/"(scripts\/[^"]+)"/g))
    expect(existsSync(join(root, String(file)))).toBe(true)
  const base = /PORT_BASE=(\d+)/.exec(containerfile)?.[1]
  expect(containerfile).toContain(`EXPOSE ${base}`)
  expect(containerfile).toContain(`127.0.0.1:${base}/health/ready`)
  expect(compose).toContain(`ports: ["${base}:${base}"]`)
  for (const [, name] of containerfile.matchAll(/(?<=^ENV .*)\b([A-Z_]+)=/gm))
    expect(known).toContain(name)
})

it("the volumes hold what the shop keeps, and the image holds no state of a machine", () => {
  const folder = /LOCAL_DIR=(\S+)/.exec(containerfile)?.[1]
  expect(containerfile).toContain(`VOLUME ${folder}`)
  expect(compose).toContain(`shop:${folder}`)
  expect(read(".containerignore").split("\n")).toEqual(expect.arrayContaining([".env", ".local"]))
  expect(read(/dockerfile: (\S+)/.exec(compose)?.[1]?.replace(/\W+$/, "") ?? "")).toBe(
    containerfile,
  )
})
