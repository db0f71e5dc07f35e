import { createHash } from "node:crypto"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { BootData } from "@shop/kernel/manifest"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { aStorefront, ask, pointer } from "./harness.js"

const NOBODY = 9
const [catalog] = pointer.microFrontends
const digest = (sign: string) => `sha384-${sign.repeat(64)}`
const release = (version: string, sign: string) => {
  const { portOffset: _, ...published } = catalog!
  const integrity = { "remoteEntry.js": digest(sign), "assets/app.css": digest(sign) }
  return { ...published, version, release: version, integrity }
}

/** A storefront whose pointer has this one micro-frontend. */
function withLive(live: object) {
  const files = {
    "local/mfe/registry.json": JSON.stringify({ microFrontends: [live] }),
    ...Object.fromEntries(
      ["1.0.0", "1.1.0"].map((one) => [`local/mfe/catalog/${one}/remoteEntry.js`, "export {}"]),
    ),
  }
  return aStorefront(NOBODY, {}, files)
}

function bootOf(html: string): BootData {
  const [, json = ""] = /<script id="shop-boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json) as BootData
}

describe("a page's code", () => {
  const live = { ...release("1.1.0", "b"), previous: release("1.0.0", "a") }

  it("is held to the digests of the live and the last good release, and to a second try of each", async () => {
    const { port } = await withLive(live)
    const { body, headers } = await ask(port, "/")
    const [, map = ""] = /<script type="importmap">(.*?)<\/script>/s.exec(body) ?? []
    expect(JSON.parse(map)).toEqual({
      integrity: Object.fromEntries(
        [
          ["1.1.0", "b"],
          ["1.0.0", "a"],
        ].flatMap(([version = "", sign = ""]) => [
          [`/mfe/catalog/${version}/remoteEntry.js`, digest(sign)],
          [`/mfe/catalog/${version}/remoteEntry.js?r=1`, digest(sign)],
          [`/mfe/catalog/${version}/assets/app.css`, digest(sign)],
        ]),
      ),
    })
    const hash = createHash("sha256").update(map).digest("base64")
    expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`)
    const before = [/<script type="module"/, /<link rel="modulepreload"/]
    for (const loads of before) expect(body.slice(0, body.indexOf(map))).not.toMatch(loads)
  })

  it("names the release to fall back to", async () => {
    const { port } = await withLive(live)
    const [published] = bootOf((await ask(port, "/")).body).registry.microFrontends
    expect(published?.release).toBe("1.1.0")
    expect(published?.fallback?.entry).toBe("/mfe/catalog/1.0.0/remoteEntry.js")
  })
})

describe("a release on trial", () => {
  const trial = { ...release("1.0.0", "a"), canary: { ...release("1.1.0", "b"), share: 10 } }
  const versionFor = async (port: number, cookie?: string) => {
    const { body, headers } = await ask(port, "/", { headers: cookie ? { cookie } : {} })
    const [published] = bootOf(body).registry.microFrontends
    return { release: published?.release, cookies: headers["set-cookie"] ?? [] }
  }

  it("is for its share of visitors, and always for the same", async () => {
    const { port } = await withLive(trial)
    const name = `mfe-bucket-${port}`
    for (const [bucket, expected] of [
      [0, "1.1.0"],
      [9, "1.1.0"],
      [10, "1.0.0"],
      [99, "1.0.0"],
    ]) {
      const { release, cookies } = await versionFor(port, `other=1; ${name}=${bucket}`)
      expect([release, cookies]).toEqual([expected, []])
    }
    const first = await versionFor(port)
    const [kept = ""] = /^[^;]+/.exec(first.cookies[0] ?? "") ?? []
    expect(kept).toMatch(new RegExp(`^${name}=\\d{1,2}$`))
    expect(first.cookies[0]).toContain("HttpOnly; SameSite=Lax")
    expect((await versionFor(port, kept)).release).toBe(first.release)
  })

  it("leaves no cookie where there is none", async () => {
    const { port } = await withLive(release("1.0.0", "a"))
    expect((await versionFor(port)).cookies).toEqual([])
  })
})

describe("a pointer", () => {
  it("that names a release which is not there is not followed", async () => {
    const complaint = vi.spyOn(process.stdout, "write").mockImplementation(() => true)
    onTestFinished(() => complaint.mockRestore())
    const { port, folder } = await withLive(release("1.0.0", "a"))
    await ask(port, "/")
    const wrong = JSON.stringify({ microFrontends: [release("9.9.9", "c")] })
    await writeFile(join(folder, "local/mfe/registry.json"), wrong)
    expect((await ask(port, "/mfe/registry.json")).body).toContain('"1.0.0"')
    expect(String(complaint.mock.calls)).toContain("it names catalog 9.9.9, which is not there")
  })

  it("that is broken at the start is replaced by the newest of the registry's record", async () => {
    const complaint = vi.spyOn(process.stdout, "write").mockImplementation(() => true)
    onTestFinished(() => complaint.mockRestore())
    const recorded = { revision: 7, microFrontends: [release("1.0.0", "a")] }
    const { port } = await aStorefront(
      NOBODY,
      {},
      {
        "local/mfe/registry.json": "{ broken",
        "local/mfe/.registry/pointers/000007.json": JSON.stringify({
          events: [],
          pointer: recorded,
        }),
      },
    )
    expect((await ask(port, "/mfe/registry.json")).body).toContain('"1.0.0"')
    const hidden = await ask(port, "/mfe/.registry/pointers/000007.json")
    expect(hidden.status).toBe(404)
  })
})
