import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { conformanceTroubles } from "@shop/testing/conformance"
import { describe, expect, inject, it, onTestFinished } from "vitest"

/** What the kit says of the guest, with the code of its files changed. */
async function troublesOf(name: RegExp, change: (code: string) => string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "shop-conformance-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(import.meta.dirname, "guest/dist"), join(folder, "dist"), { recursive: true })
  const assets = join(folder, "dist/assets")
  for (const file of (await readdir(assets)).filter((one) => name.test(one)))
    await writeFile(join(assets, file), change(await readFile(join(assets, file), "utf8")))
  return conformanceTroubles(folder, {
    chromium: inject("chromium"),
    shell: join(import.meta.dirname, "../dist"),
    stage: join(import.meta.dirname, "../testing/stage/dist"),
  })
}

describe("the conformance kit", () => {
  it("has nothing to say of a micro-frontend that fits", async () => {
    expect(await troublesOf(/./, (code) => code)).toEqual([])
  })

  it("names what throws, what speaks in the console, and what styles others", async () => {
    const styles = "@layer mfe{h2{color:rgb(9 9 9)}}"
    const troubles = await troublesOf(/^(app|badge)-.*\.(js|css)$/, (code) =>
      code
        .replace(/^(?=@layer)/, styles)
        .replace("Guest badge", '${(() => { throw new Error("broken badge") })()}')
        .replace(/Counted /, "${console.error('noisy') ?? ''}"),
    )
    const said = troubles.join("\n")
    expect(said).toContain("the fragment guest.badge/v1 does not appear")
    expect(said).toContain("the page /guest/* makes noise in the console: noisy")
    expect(said).toContain("changes how a plain <h2> looks everywhere")
  })
})
