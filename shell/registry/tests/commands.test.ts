import { afterEach, describe, expect, it, vi } from "vitest"
import { runWords } from "../src/cli/commands.js"
import { makeToken, readOwnToken } from "../src/index.js"
import { aBuild, aFolder, aRegistry } from "./a-build.js"

afterEach(() => vi.unstubAllEnvs())

async function refusalOf(...words: string[]): Promise<string> {
  const error: unknown = await runWords(words).catch((e: unknown) => e)
  return error instanceof Error ? error.message : "done"
}

describe("the commands", () => {
  it.each([[[]], [["help"]], [["--help"]], [["-h"]]])("are listed for %j", async (words) => {
    expect(await runWords(words)).toMatch(/^npm run mfe -- <command>\n\n {2}new <name>/)
  })

  it.each([
    ["a command that is none", ["fly", "cart"], "There is no command fly."],
    ["a name of every object", ["toString"], "There is no command toString."],
    ["an option that is none", ["list", "--wide"], "Unknown option '--wide'"],
    ["a name that is missing", ["promote"], "Something is missing."],
  ])("answer %s with a sentence, and list what there is", async (_what, words, sentence) => {
    const refusal = await refusalOf(...words)
    expect(refusal).toContain(sentence)
    expect(refusal).toContain("\n\nnpm run mfe -- <command>")
    expect(refusal).not.toMatch(/^- /m)
  })

  it.each(["rollback", "promote", "withdraw"])(
    "to %s say that there is no such one",
    async (command) => {
      const { local, token, publish } = await aRegistry("cart")
      vi.stubEnv("LOCAL_DIR", local)
      vi.stubEnv("MFE_TOKEN", token)
      await publish(await aBuild({ name: "cart" }))
      expect(await refusalOf(command, "nosuch")).toContain("There is no nosuch")
    },
  )

  it("take a micro-frontend out of the shop by withdraw alone, and bring it back", async () => {
    const { local, token, publish } = await aRegistry("cart")
    vi.stubEnv("LOCAL_DIR", local)
    vi.stubEnv("MFE_TOKEN", token)
    await publish(await aBuild({ name: "cart" }))
    const stays = "cart is left as it is:\n- there is no earlier good version of it"
    expect(await refusalOf("rollback", "cart")).toContain(stays)
    expect(await runWords(["list"])).toContain("cart  1.0.0")
    expect(await runWords(["withdraw", "cart", "--why", "a blank page"])).toBe(
      "cart is gone from the shop; npm run mfe -- rollback cart 1.0.0 brings it back",
    )
    expect(await runWords(["list"])).toBe("Nothing is live.")
    expect(await runWords(["history", "cart"])).toMatch(
      /cart {2}withdraw {2}1\.0\.0 {2}- +the teams {2}a blank page/,
    )
    expect(await runWords(["rollback", "cart", "1.0.0"])).toBe("cart 1.0.0 is live")
  })

  it("to withdraw want a token that is good for it, as to roll back", async () => {
    const { local, publish } = await aRegistry("cart")
    const deals = await makeToken(local, { label: "the deals team", names: ["deals"] })
    vi.stubEnv("LOCAL_DIR", local)
    vi.stubEnv("MFE_TOKEN", deals)
    await publish(await aBuild({ name: "cart" }))
    const refusal = await refusalOf("withdraw", "cart")
    expect(refusal).not.toBe("done")
    expect(refusal).toBe(await refusalOf("rollback", "cart", "1.0.0"))
    expect(await runWords(["list"])).toContain("cart  1.0.0")
  })

  it.each([
    ["shell", "'shell' cannot be the name of a micro-frontend:\n- this name is the shell's own."],
    ["Rec", "'Rec' cannot be the name of a micro-frontend:\n- lower case with dashes"],
    ["../cart", "lower case with dashes"],
    ["", "lower case with dashes"],
  ])("to make '%s' anybody's say that this cannot be a name", async (name, sentence) => {
    const local = await aFolder()
    vi.stubEnv("LOCAL_DIR", local)
    expect(await refusalOf("grant", name)).toContain(sentence)
    expect(await refusalOf("token", "the team", `recipes,${name}`)).toContain(sentence)
    expect(await readOwnToken(local)).toBeUndefined()
  })
})
