import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { root } from "../paths.mjs"
import { nextSteps } from "./command.mjs"
import { createMicroFrontend, sibling } from "./create.mjs"

/** @param {string} name */
function create(name) {
  const parent = mkdtempSync(join(tmpdir(), "shop-new-"))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return createMicroFrontend(name, join(parent, `mfe-${name}`))
}

it.each([
  "zz",
  "recipes",
  "weekly-shopping-lists-and-recipes",
  "a-name-of-thirty-eight-letters-it-may-be",
])("what is written for %s passes the project's own format check", async (name) => {
  const folder = await create(name)
  const prettier = join(root, "node_modules", "prettier", "bin", "prettier.cjs")
  const config = join(root, ".prettierrc.json")
  const args = [prettier, "--config", config, "--list-different", folder]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" })
  expect(stdout + stderr).toBe("")
})

it("a new one outside of the checkout is told of by where it is", async () => {
  const folder = await create("extra")
  const said = nextSteps("extra", folder)
  expect(said).toContain(`cd ${folder} && npm run dev`)
  expect(said).toContain(`npm run mfe -- publish ${folder}`)
  expect(readFileSync(join(folder, "README.md"), "utf8")).toContain(`publish ${folder}`)
})

it("a new one in the checkout is told of by its name", () => {
  const said = nextSteps("recipes", join(root, "mfe-recipes"))
  expect(said).toContain("cd mfe-recipes && npm run dev")
  expect(said).toMatch(/publish recipes +see/)
})

it("a new one finds all that it says it depends on, and the lockfile says the same", async () => {
  const folder = await create("extra")
  const own = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  const names = Object.keys({ ...own.dependencies, ...own.devDependencies })
  const lacking = names.filter((name) => !existsSync(join(folder, "node_modules", name)))
  expect(lacking).toEqual([])
  const twin = JSON.parse(readFileSync(join(root, sibling, "package.json"), "utf8"))
  expect(own).toMatchObject({
    dependencies: twin.dependencies,
    devDependencies: twin.devDependencies,
  })
  expect(names).toHaveLength(Object.keys({ ...twin.dependencies, ...twin.devDependencies }).length)
})
