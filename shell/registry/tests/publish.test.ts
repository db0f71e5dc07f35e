import { existsSync } from "node:fs"
import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { newestPointer, readHistory, readPointer, rollback } from "../src/index.js"
import { commit } from "../src/pointer/commit.js"
import { aBuild, aRegistry, write } from "./a-build.js"

describe("publishing", () => {
  it("makes a build live under its version, with digests and compressed copies of its files", async () => {
    const { local, publish } = await aRegistry("catalog")
    const live = await publish(await aBuild({ name: "catalog" }))
    expect(live.release).toBe("1.0.0")
    expect((await readPointer(local)).microFrontends).toEqual([live])
    const folder = join(local, "mfe/catalog/1.0.0")
    const files = await readdir(join(folder, "assets"))
    expect(files.sort()).toEqual(
      ["app.css", "app.js"].flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
    )
    const packed = await readFile(join(folder, "assets/app.js.br"))
    expect(brotliDecompressSync(packed).toString()).toBe("export default 1")
    expect(live.integrity["assets/app.js"]).toMatch(/^sha384-[\w+/]{64}$/)
  })

  it("makes its own compressed copies: one in the build could say something else", async () => {
    const { local, publish } = await aRegistry("catalog")
    await publish(await aBuild({ name: "catalog" }, { "assets/app.js.br": "other code" }))
    const packed = await readFile(join(local, "mfe/catalog/1.0.0/assets/app.js.br"))
    expect(brotliDecompressSync(packed).toString()).toBe("export default 1")
  })

  it.each([
    ["was built again", (folder: string) => write(folder, { "dist/assets/app.js": "other" })],
    ["was cleared away", (folder: string) => rm(join(folder, "dist"), { recursive: true })],
  ])("publishes nothing that %s while it was examined", async (_what, meanwhile) => {
    const { local, refusal } = await aRegistry("catalog")
    const folder = await aBuild({ name: "catalog" })
    const conformance = async () => {
      await meanwhile(folder)
      return []
    }
    expect(await refusal(folder, { conformance })).toContain("while it was examined; publish again")
    expect((await readPointer(local)).microFrontends).toEqual([])
    expect(existsSync(join(local, "mfe/catalog/1.0.0"))).toBe(false)
  })

  it("of many at once loses none, and each stands in the history with who and when", async () => {
    const names = ["catalog", "cart", "seller", "deals", "gifts"]
    const { local, publish } = await aRegistry(...names)
    const folders = await Promise.all(names.map((name) => aBuild({ name })))
    await Promise.all(folders.map((folder) => publish(folder)))
    const { microFrontends, revision } = await readPointer(local)
    expect(microFrontends.map(({ name }) => name)).toEqual([...names].sort())
    expect(revision).toBe(names.length)
    const events = await readHistory(local)
    expect(events.map(({ name }) => name).sort()).toEqual([...names].sort())
    expect(events.every(({ by, at }) => by === "the teams" && Date.parse(at) > 0)).toBe(true)
  })

  it("of the same version by two at once lets one through, and leaves that one whole", async () => {
    const { local, refusal } = await aRegistry("cart")
    const builds = [1, 2].map((n) => aBuild({ name: "cart" }, { "assets/app.js": `export ${n}` }))
    const answers = await Promise.all((await Promise.all(builds)).map((build) => refusal(build)))
    expect(answers.filter((answer) => answer === "published")).toHaveLength(1)
    const [live] = (await readPointer(local)).microFrontends
    expect(await readdir(join(local, "mfe/cart"))).toEqual(["1.0.0"])
    expect(live?.release).toBe("1.0.0")
  })

  it("writes nothing down that could not be read again, for that would stop everybody", async () => {
    const { local, publish } = await aRegistry("cart")
    await publish(await aBuild({ name: "cart" }))
    const { microFrontends } = await readPointer(local)
    const broken = microFrontends.map((live) => ({ ...live, baseUrl: "nonsense" }))
    await expect(
      commit(local, async () => ({ microFrontends: broken, events: [] })),
    ).rejects.toThrow()
    expect((await newestPointer(local)).microFrontends).toEqual(microFrontends)
  })

  it("gives the three of the shop their own ports; newcomers come from the storefront", async () => {
    const { local, publish } = await aRegistry("cart", "deals")
    for (const name of ["cart", "deals"]) await publish(await aBuild({ name }))
    const { microFrontends } = await readPointer(local)
    expect(microFrontends.map(({ portOffset }) => portOffset)).toEqual([2, undefined])
  })

  it("for a share of visitors leaves the others theirs, until it is promoted or taken back", async () => {
    const { local, publish } = await aRegistry("cart")
    await publish(await aBuild({ name: "cart" }))
    const live = await publish(await aBuild({ name: "cart", version: "1.1.0" }), { canary: 10 })
    expect(live).toMatchObject({ release: "1.0.0", canary: { release: "1.1.0", share: 10 } })
    expect(await rollback(local, "cart", { by: "Asha" })).toBe("1.0.0")
    expect((await readPointer(local)).microFrontends[0]?.canary).toBeUndefined()
  })
})
