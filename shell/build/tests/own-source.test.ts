import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "vite"
import { describe, expect, it, onTestFinished } from "vitest"
import { ownSource } from "../src/plugins/own-source.js"

const repository = fileURLToPath(new URL("../../..", import.meta.url))
const cart = join(repository, "mfe-cart")

const bundle = (root: string, entry: string) =>
  build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [ownSource()],
    build: { write: false, rolldownOptions: { input: join(root, entry) } },
  })

/** Builds a micro-frontend outside of the repository whose only file says this. */
function bundleOf(source: string) {
  const root = mkdtempSync(join(realpathSync(tmpdir()), "shop-own-source-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
  symlinkSync(join(cart, "node_modules"), join(root, "node_modules"))
  writeFileSync(join(root, "app.ts"), source)
  return bundle(root, "app.ts")
}

describe("a build carries no source of others:", () => {
  it("another team's file is refused by name, with the file that imports it", async () => {
    const file = join(cart, "src/messages/en.ts")
    await expect(bundleOf(`export { en } from ${JSON.stringify(file)}`)).rejects.toThrow(
      "app.ts imports mfe-cart/src/messages/en.ts, which is not this micro-frontend's.",
    )
  })

  it("so is one that is imported later", async () => {
    const file = join(cart, "src/messages/hi.ts")
    await expect(
      bundleOf(`export const hi = () => import(${JSON.stringify(file)})`),
    ).rejects.toThrow("app.ts imports mfe-cart/src/messages/hi.ts")
  })

  it("so is the shell's part of the kernel", async () => {
    await expect(bundleOf('export * from "@shop/kernel/host"')).rejects.toThrow(
      "app.ts imports shell/kernel/src/host.ts",
    )
  })

  it("so is a second kernel", async () => {
    const file = join(repository, "shell/kernel/src/store.ts")
    await expect(bundleOf(`export * from ${JSON.stringify(file)}`)).rejects.toThrow(
      "app.ts imports shell/kernel/src/store.ts",
    )
  })

  it("a type of another's is no source of it", async () => {
    const file = join(cart, "src/messages/en.ts")
    await bundleOf(
      `import type { en } from ${JSON.stringify(file)}\nexport const none: typeof en | 0 = 0`,
    )
  })
})

describe("a build carries", () => {
  it("its own files", async () => {
    await bundle(join(repository, "shell/build"), "src/shared-packages.ts")
  })

  it("what it uses of the contract, and of packages", async () => {
    await bundleOf('export * from "@shop/api/money"\nexport { useState } from "react"')
  })
})
