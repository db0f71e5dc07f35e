import { describe, expect, it } from "vitest"
import type { BootData } from "@shop/kernel/manifest"
import { aStorefront, ask } from "./harness.js"

const LOCAL = "http://localhost:5180"

async function aStage(stage: "staging" | "production" | undefined) {
  const { port } = await aStorefront(9, stage && { stage })
  const wish = (body: object, headers: Record<string, string> = {}) =>
    ask(port, "/mfe/override", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: `http://127.0.0.1:${port}`,
        host: `127.0.0.1:${port}`,
        ...headers,
      },
      body: JSON.stringify(body),
    })
  async function bootWith(cookie: string) {
    const { body, headers } = await ask(port, "/", { headers: { cookie } })
    const [, json = ""] = /<script id="shop-boot"[^>]*>(.*?)<\/script>/s.exec(body) ?? []
    const policy = String(headers["content-security-policy"])
    return { boot: JSON.parse(json) as BootData, policy }
  }
  return { port, wish, bootWith }
}

describe("running a part from one's own machine", () => {
  it("is for the visitor who asked for it, in staging", async () => {
    const { port, wish, bootWith } = await aStage("staging")
    const { status, headers } = await wish({ name: "catalog", address: LOCAL })
    const [cookie = ""] = headers["set-cookie"] ?? []
    expect([status, cookie]).toEqual([204, expect.stringContaining("HttpOnly; SameSite=Strict")])
    const { boot, policy } = await bootWith(cookie.split(";", 1)[0] ?? "")
    expect(boot).toMatchObject({ stage: "staging", overrides: { catalog: LOCAL } })
    expect(policy).toMatch(new RegExp(`script-src [^;]*${LOCAL}`))
    expect((await bootWith("")).boot.overrides).toBeUndefined()
    const reset = await wish({})
    expect(reset.headers["set-cookie"]?.[0]).toContain(`mfe-override-${port}=;`)
    expect(reset.headers["set-cookie"]?.[0]).toContain("Max-Age=0")
  })

  it.each([
    ["an address elsewhere", { name: "catalog", address: "https://evil.example" }],
    [
      "an address that only looks like this machine",
      { name: "catalog", address: "http://localhost:80.evil.example" },
    ],
    ["no address", { name: "catalog" }],
    ["a name that is none", { name: "../catalog", address: LOCAL }],
  ])("is refused for %s", async (_what, body) => {
    const { wish } = await aStage("staging")
    expect((await wish(body)).status).toBe(403)
  })

  it("is refused to pages of other origins", async () => {
    const { wish } = await aStage("staging")
    const headers = { origin: "https://evil.example" }
    expect((await wish({ name: "catalog", address: LOCAL }, headers)).status).toBe(403)
  })

  it.each(["production", undefined] as const)(
    "does not exist in production, whatever cookie is sent (%s)",
    async (stage) => {
      const { port, wish, bootWith } = await aStage(stage)
      expect((await wish({ name: "catalog", address: LOCAL })).status).toBe(404)
      const { boot, policy } = await bootWith(`mfe-override-${port}=catalog@localhost:5180`)
      expect([boot.stage, boot.overrides]).toEqual([undefined, undefined])
      expect(policy).not.toContain(LOCAL)
      for (const path of ["/mfe/inspector", "/mfe/inspector.json"])
        expect((await ask(port, path)).status).toBe(404)
    },
  )
})

it("the inspector tells who is live and what it needs", async () => {
  const { port } = await aStage("staging")
  expect((await ask(port, "/mfe/inspector")).status).toBe(200)
  const { body } = await ask(port, "/mfe/inspector.json")
  expect(JSON.parse(body)).toMatchObject({
    takesBackByItself: true,
    microFrontends: [
      { name: "catalog", owner: "Team Catalog", needs: { calls: ["product.list"] } },
    ],
  })
})
