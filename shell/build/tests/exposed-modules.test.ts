import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { defineManifest } from "@shop/kernel/manifest"
import { describe, expect, it, onTestFinished } from "vitest"
import { exposedModules } from "../src/exposed-modules.js"

async function folderWith(...files: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shop-build-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), "export default 1")
  }
  return folder
}

const slot = "shell.header.end/v1"
const manifest = defineManifest({
  name: "cart",
  version: "1.0.0",
  owner: "Team Cart",
  routes: ["/cart"],
  fragments: [{ id: "cart.badge/v1", module: "./fragments/badge", slot }],
})

describe("the modules a micro-frontend exposes", () => {
  it("are its app and its fragments, found by their names", async () => {
    const folder = await folderWith("src/app/app.tsx", "src/fragments/badge/index.ts")
    expect(exposedModules(folder, manifest)).toEqual({
      "./app": "./src/app/app.tsx",
      "./fragments/badge": "./src/fragments/badge/index.ts",
    })
  })

  it("hold no app where there are no routes", async () => {
    const folder = await folderWith("src/fragments/badge/badge.tsx")
    const modules = exposedModules(folder, { ...manifest, routes: [] })
    expect(Object.keys(modules)).toEqual(["./fragments/badge"])
  })

  it("must exist: a promise without a file stops the build and says where it was looked for", async () => {
    const folder = await folderWith("src/app/app.tsx")
    expect(() => exposedModules(folder, manifest)).toThrow("src/fragments/badge/badge.tsx")
  })
})
