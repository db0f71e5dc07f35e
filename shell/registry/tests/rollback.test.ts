import { describe, expect, it } from "vitest"
import { promote, readHistory, readPointer, rollback, withdraw } from "../src/index.js"
import { aBuild, aRegistry } from "./a-build.js"

async function withVersions(...versions: string[]) {
  const registry = await aRegistry("cart", "catalog", "deals")
  for (const version of versions) {
    await registry.publish(await aBuild({ name: "cart", version }))
  }
  const liveNow = async () => (await readPointer(registry.local)).microFrontends[0]
  return { ...registry, liveNow }
}

describe("rolling back", () => {
  it("goes to the last good version, and from there not to the one it fled", async () => {
    const { local, liveNow } = await withVersions("1.0.0", "1.1.0", "1.2.0")
    expect(await rollback(local, "cart", { by: "Asha", why: "blank page" })).toBe("1.1.0")
    expect(await liveNow()).toMatchObject({ release: "1.1.0", previous: { release: "1.0.0" } })
    expect(await rollback(local, "cart", { by: "Asha" })).toBe("1.0.0")
    const events = await readHistory(local, "cart")
    expect(events.at(-2)).toMatchObject({
      action: "rollback",
      by: "Asha",
      from: "1.2.0",
      to: "1.1.0",
      why: "blank page",
    })
  })

  it("goes to the version that is named", async () => {
    const { local, liveNow } = await withVersions("1.0.0", "1.1.0", "1.2.0")
    await rollback(local, "cart", { by: "Asha", version: "1.0.0" })
    expect((await liveNow())?.release).toBe("1.0.0")
  })

  it("of the first version takes the micro-frontend out of the shop", async () => {
    const { local, publish } = await withVersions("1.0.0")
    await publish(await aBuild({ name: "deals" }))
    expect(await rollback(local, "deals", { by: "Asha" })).toBeUndefined()
    expect((await readPointer(local)).microFrontends.map(({ name }) => name)).toEqual(["cart"])
  })

  it("of the first version of the shop's own three is refused, names the two ways on and changes nothing", async () => {
    const { local, liveNow } = await withVersions("1.0.0")
    const asked = rollback(local, "cart", { by: "Asha" })
    await expect(asked).rejects.toThrow(
      "there is no earlier good version of it: publish a mended one (npm run mfe -- publish cart), " +
        "or take it out of the shop (npm run mfe -- withdraw cart).",
    )
    expect((await liveNow())?.release).toBe("1.0.0")
    expect(await readHistory(local)).toHaveLength(1)
  })

  it("does not go back by itself to a version that was withdrawn, until it was brought back", async () => {
    const { local, publish } = await withVersions("1.0.0")
    await withdraw(local, "cart", { by: "Asha" })
    await publish(await aBuild({ name: "cart", version: "1.1.0" }))
    const asked = rollback(local, "cart", { by: "Asha" })
    await expect(asked).rejects.toThrow("there is no earlier good version of it")
    await publish(await aBuild({ name: "cart", version: "1.1.1" }))
    await withdraw(local, "cart", { by: "Asha" })
    await publish(await aBuild({ name: "cart", version: "1.1.2" }))
    await expect(rollback(local, "cart", { by: "Asha" })).rejects.toThrow("no earlier good version")
    await rollback(local, "cart", { by: "Asha", version: "1.1.0" })
    await publish(await aBuild({ name: "cart", version: "1.2.0" }))
    await publish(await aBuild({ name: "cart", version: "1.3.0" }))
    expect(await rollback(local, "cart", { by: "Asha" })).toBe("1.2.0")
    expect(await rollback(local, "cart", { by: "Asha" })).toBe("1.1.0")
  })

  it("brings a version back that is gone from the shop, when it is named", async () => {
    const { local, liveNow } = await withVersions("1.0.0")
    await withdraw(local, "cart", { by: "Asha" })
    await expect(rollback(local, "cart", { by: "Asha" })).rejects.toThrow("name the version")
    const wrong = rollback(local, "cart", { by: "Asha", version: "2.0.0" })
    await expect(wrong).rejects.toThrow("there is no release 2.0.0 of it")
    expect(await rollback(local, "cart", { by: "Asha", version: "1.0.0" })).toBe("1.0.0")
    expect((await liveNow())?.release).toBe("1.0.0")
    const last = (await readHistory(local, "cart")).at(-1)
    expect(last).toMatchObject({ action: "rollback", to: "1.0.0" })
    expect(last?.from).toBeUndefined()
  })

  it("does not bring back what no longer fits into the shop", async () => {
    const { local, publish } = await withVersions("1.0.0")
    await withdraw(local, "cart", { by: "Asha" })
    await publish(await aBuild({ name: "deals", routes: ["/cart"] }))
    const asked = rollback(local, "cart", { by: "Asha", version: "1.0.0" })
    await expect(asked).rejects.toThrow("/cart belongs to deals (Team deals)")
  })

  it.each(["9.9.9", "../catalog", ".registry"])(
    "to %s, which is not there, is refused and changes nothing",
    async (version) => {
      const { local, liveNow } = await withVersions("1.0.0", "1.1.0")
      const asked = rollback(local, "cart", { by: "Asha", version })
      await expect(asked).rejects.toThrow(`there is no release ${version} of it`)
      expect((await liveNow())?.release).toBe("1.1.0")
      expect(await readHistory(local)).toHaveLength(2)
    },
  )

  it("does not take away what another team uses", async () => {
    const { local, publish } = await withVersions("1.0.0")
    const slot = "shell.header.end/v1" as const
    const fragments = [{ id: "cart.sum/v1", module: "./fragments/sum", slot }]
    await publish(await aBuild({ name: "cart", version: "1.1.0", fragments }))
    await publish(await aBuild({ name: "deals", needs: { fragments: ["cart.sum/v1"] } }))
    const asked = rollback(local, "cart", { by: "Asha" })
    await expect(asked).rejects.toThrow("cart.sum/v1 would be gone, and deals (Team deals) uses it")
  })

  it("that was meant for a release which is no longer live does nothing", async () => {
    const { local, liveNow } = await withVersions("1.0.0", "1.1.0", "1.2.0")
    await rollback(local, "cart", { by: "the storefront", onlyFrom: "1.1.0", automatic: true })
    expect((await liveNow())?.release).toBe("1.2.0")
  })
})

describe("withdrawing", () => {
  it("takes all versions out of the shop, the one on trial too, and stands in the history", async () => {
    const { local, publish, liveNow } = await withVersions("1.0.0", "1.1.0")
    await publish(await aBuild({ name: "cart", version: "1.2.0" }), { canary: 10 })
    expect(await withdraw(local, "cart", { by: "Asha", why: "it sells nothing" })).toBe("1.1.0")
    expect(await liveNow()).toBeUndefined()
    const last = (await readHistory(local, "cart")).at(-1)
    expect(last).toMatchObject({
      action: "withdraw",
      by: "Asha",
      from: "1.1.0",
      why: "it sells nothing",
    })
    expect(last?.to).toBeUndefined()
  })

  it("is undone by the next version that is published", async () => {
    const { local, publish, liveNow } = await withVersions("1.0.0")
    await withdraw(local, "cart", { by: "Asha" })
    await publish(await aBuild({ name: "cart", version: "1.1.0" }))
    expect((await liveNow())?.release).toBe("1.1.0")
  })

  it("does not take away what another team uses", async () => {
    const { local, publish, liveNow } = await withVersions("1.0.0")
    await publish(await aBuild({ name: "deals", needs: { routes: ["/cart"] } }))
    const asked = withdraw(local, "cart", { by: "Asha" })
    await expect(asked).rejects.toThrow("/cart would be gone, and deals (Team deals) uses it")
    expect((await liveNow())?.release).toBe("1.0.0")
  })

  it("of what is not live is refused", async () => {
    const { local } = await withVersions("1.0.0")
    await withdraw(local, "cart", { by: "Asha" })
    await expect(withdraw(local, "cart", { by: "Asha" })).rejects.toThrow("nothing of it is live")
    expect(await readHistory(local)).toHaveLength(2)
  })
})

describe("a release on trial", () => {
  it("is ended by a rollback, also beside the first version", async () => {
    const { local, publish, liveNow } = await withVersions("1.0.0")
    await publish(await aBuild({ name: "cart", version: "1.1.0" }), { canary: 10 })
    expect(await rollback(local, "cart", { by: "Asha" })).toBe("1.0.0")
    expect((await liveNow())?.canary).toBeUndefined()
  })

  it("becomes the live one when it is promoted", async () => {
    const { local, publish, liveNow } = await withVersions("1.0.0")
    await publish(await aBuild({ name: "cart", version: "1.1.0" }), { canary: 10 })
    expect(await promote(local, "cart", "Asha")).toBe("1.1.0")
    expect(await liveNow()).toMatchObject({ release: "1.1.0", previous: { release: "1.0.0" } })
    await expect(promote(local, "cart", "Asha")).rejects.toThrow("no release of it is on trial")
  })
})
