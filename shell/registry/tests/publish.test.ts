import { existsSync } from "node:fs"
import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { publish, readPointer } from "../src/index.js"
import { aBuild, aFolder, write } from "./a-build.js"

describe("publishing", () => {
  it("makes a build live under its version and the hash of its content", async () => {
    const local = await aFolder()
    const live = await publish(local, await aBuild({ name: "catalog" }))
    expect(live.release).toMatch(/^1\.0\.0-[0-9a-f]{12}$/)
    expect((await readPointer(local)).microFrontends).toEqual([live])
    const files = await readdir(join(local, "mfe/catalog", live.release), { recursive: true })
    expect(files.sort()).toEqual(["assets", "assets/app.js", "mfe.manifest.json", "remoteEntry.js"])
  })

  it("the same content twice is the same release, and other content another beside it", async () => {
    const local = await aFolder()
    const folder = await aBuild({ name: "catalog" })
    const first = await publish(local, folder)
    expect((await publish(local, folder)).release).toBe(first.release)
    await writeFile(join(folder, "dist/assets/app.js"), "export default 2")
    const second = await publish(local, folder)
    expect(second.release).not.toBe(first.release)
    expect(await readdir(join(local, "mfe/catalog"))).toHaveLength(2)
    expect((await readPointer(local)).microFrontends[0]?.release).toBe(second.release)
  })

  it("never touches a release that is there", async () => {
    const local = await aFolder()
    const folder = await aBuild({ name: "catalog" })
    const { release } = await publish(local, folder)
    const file = join(local, "mfe/catalog", release, "assets/app.js")
    await writeFile(file, "as published")
    await publish(local, folder)
    expect(await readFile(file, "utf8")).toBe("as published")
  })

  it("gives each its own port: the fixed ones, and the next free for newcomers", async () => {
    const local = await aFolder()
    for (const name of ["cart", "deals", "seller", "gifts"]) {
      await publish(local, await aBuild({ name }))
    }
    const { microFrontends } = await readPointer(local)
    const offsets = microFrontends.map(({ name, portOffset }) => [name, portOffset])
    expect(Object.fromEntries(offsets)).toEqual({ cart: 2, deals: 4, gifts: 5, seller: 3 })
  })

  it("of many at once loses none", async () => {
    const local = await aFolder()
    const names = ["catalog", "cart", "seller", "deals", "gifts"]
    const folders = await Promise.all(names.map((name) => aBuild({ name })))
    await Promise.all(folders.map((folder) => publish(local, folder)))
    const { microFrontends } = await readPointer(local)
    expect(microFrontends.map(({ name }) => name)).toEqual([...names].sort())
    expect(existsSync(join(local, "mfe/registry.json.lock"))).toBe(false)
  })

  it("goes on after one that was killed while it held the lock", async () => {
    const local = await aFolder()
    await write(local, { "mfe/registry.json.lock": "999999999" })
    await expect(publish(local, await aBuild({ name: "cart" }))).resolves.toBeDefined()
  })
})

describe("a build that must not go live", () => {
  async function refusal(folder: string, local?: string): Promise<string> {
    const error: unknown = await publish(local ?? (await aFolder()), folder).catch(
      (e: unknown) => e,
    )
    return error instanceof Error ? error.message : "published"
  }

  it("is one that was never built", async () => {
    expect(await refusal(await aFolder())).toContain("build the micro-frontend")
  })

  it("is one whose manifest is wrong, and the sentence names the field", async () => {
    const folder = await aBuild({ name: "cart" })
    await write(folder, { "dist/mfe.manifest.json": JSON.stringify({ name: "cart" }) })
    expect(await refusal(folder)).toContain("version")
  })

  it("is one that lacks a file its manifest promises", async () => {
    const folder = await aBuild({ name: "cart" })
    await rm(join(folder, "dist/assets/app.js"))
    expect(await refusal(folder)).toContain("lacks assets/app.js")
  })

  it.each([
    [
      "a route of another team",
      { routes: ["/cart/:what"] },
      "/cart/:id belongs to cart (Team cart)",
    ],
    ["a route of the shell", { routes: ["/contact"] }, "/contact belongs to the shell"],
    [
      "a fragment of another team",
      {
        fragments: [
          { id: "cart.badge/v1", module: "./fragments/a", slot: "shell.header.end/v1" as const },
        ],
      },
      "the fragment cart.badge/v1 belongs to cart",
    ],
  ])("is one that claims %s", async (_what, claim, sentence) => {
    const local = await aFolder()
    const fragment = { module: "./fragments/badge", slot: "shell.header.end/v1" as const }
    const fragments = [{ id: "cart.badge/v1", ...fragment }]
    await publish(local, await aBuild({ name: "cart", routes: ["/cart/:id"], fragments }))
    expect(await refusal(await aBuild({ name: "thief", ...claim }), local)).toContain(sentence)
    expect((await readPointer(local)).microFrontends).toHaveLength(1)
  })
})
