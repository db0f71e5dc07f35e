import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { publishWorkingCopies, readPointer, rollback, withdraw } from "../src/index.js"
import { aBuild, aFolder, aRegistry, offer, write } from "./a-build.js"

const start = (local: string, ...folders: string[]) =>
  publishWorkingCopies(local, folders, { offer, by: "npm start" })

async function liveIn(local: string): Promise<string[]> {
  const { microFrontends } = await readPointer(local)
  return microFrontends.map(({ name, release }) => `${name} ${release}`)
}

const change = (folder: string, text: string) =>
  write(folder, { "dist/assets/app.js": `export default "${text}"` })

describe("what npm start publishes", () => {
  it("is all that was built, together, though one needs the other", async () => {
    const local = await aFolder()
    const slot = "catalog.product.after/v1" as const
    const fragments = [{ id: "cart.box/v1", module: "./fragments/box", slot }]
    const cart = await aBuild({ name: "cart", fragments })
    const catalog = await aBuild({ name: "catalog", slots: [slot] })
    const { published } = await start(local, cart, catalog)
    expect(published).toEqual([
      expect.stringMatching(/^cart 1\.0\.0-[0-9a-f]{12}$/),
      expect.stringMatching(/^catalog 1\.0\.0-/),
    ])
  })

  it("is left alone where nothing changed, so that a rollback holds over a restart", async () => {
    const local = await aFolder()
    const folder = await aBuild({ name: "cart" })
    const { published } = await start(local, folder)
    await change(folder, "worse")
    await start(local, folder)
    await rollback(local, "cart", { by: "Asha", why: "the new one is worse" })
    expect((await start(local, folder)).published).toEqual([])
    expect(await liveIn(local)).toEqual(published)
  })

  it("is what the folder holds now, also when it goes back to what it held before", async () => {
    const local = await aFolder()
    const folder = await aBuild({ name: "cart" })
    const first = await start(local, folder)
    await change(folder, "an idea")
    await start(local, folder)
    await write(folder, { "dist/assets/app.js": "export default 1" })
    expect(await start(local, folder)).toEqual(first)
    expect(await liveIn(local)).toEqual(first.published)
  })

  it("is never older than the version that a team made live", async () => {
    const { local, publish } = await aRegistry("deals")
    const folder = await aBuild({ name: "deals", version: "0.3.0" })
    await start(local, folder)
    await publish(await aBuild({ name: "deals", version: "0.6.0" }))
    expect(await start(local, folder)).toEqual({ published: [], leftOut: [] })
    await change(folder, "a change to an old version")
    const { published, leftOut } = await start(local, folder)
    expect(published).toEqual([])
    expect(leftOut).toEqual([
      { name: "deals", troubles: [expect.stringContaining("is 0.3.0 here, and 0.6.0 is live")] },
    ])
    expect(await liveIn(local)).toEqual(["deals 0.6.0"])
  })

  it("does not bring back what was withdrawn, until its folder changes", async () => {
    const local = await aFolder()
    const folder = await aBuild({ name: "deals" })
    await start(local, folder)
    await withdraw(local, "deals", { by: "Asha" })
    await start(local, folder)
    expect(await liveIn(local)).toEqual([])
    await change(folder, "mended")
    const { published } = await start(local, folder)
    expect(await liveIn(local)).toEqual(published)
  })

  it("is not what its team published itself, on trial or for all, and took back", async () => {
    const { local, publish } = await aRegistry("deals")
    await start(local, await aBuild({ name: "deals" }))
    const before = await liveIn(local)
    const next = await aBuild({ name: "deals", version: "1.1.0" })
    await publish(next, { canary: 10 })
    expect((await start(local, next)).published).toEqual([])
    await rollback(local, "deals", { by: "Asha" })
    expect((await start(local, next)).published).toEqual([])
    expect(await liveIn(local)).toEqual(before)
  })

  it("leaves out, and names, a folder that is not built and one that the gate refuses", async () => {
    const local = await aFolder()
    const cart = await aBuild({ name: "cart" })
    const thief = await aBuild({ name: "thief", routes: ["/cart"] })
    const heavy = await aBuild({ name: "heavy" }, { "mf-manifest.json": "{}" })
    const unbuilt = join(await aFolder(), "mfe-unbuilt")
    const { published, leftOut } = await start(local, thief, heavy, unbuilt, cart)
    expect(published).toEqual([expect.stringMatching(/^cart /)])
    expect(leftOut.map(({ name, troubles }) => [name, troubles.join()])).toEqual([
      ["unbuilt", expect.stringContaining("build the micro-frontend")],
      ["heavy", expect.stringContaining("does not say what it was built with")],
      ["thief", expect.stringContaining("/cart belongs to cart")],
    ])
  })

  it("may be what is live already, but never nothing, for one of the shop's own three", async () => {
    const local = await aFolder()
    const unbuilt = join(await aFolder(), "mfe-cart")
    await expect(start(local, unbuilt)).rejects.toThrow("build the micro-frontend")
    const { published } = await start(local, await aBuild({ name: "cart" }))
    const { leftOut } = await start(local, unbuilt)
    expect(leftOut.map(({ name }) => name)).toEqual(["cart"])
    expect(await liveIn(local)).toEqual(published)
  })
})
