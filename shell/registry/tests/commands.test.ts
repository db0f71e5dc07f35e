import { afterEach, describe, expect, it, vi } from "vitest"
import { runWords } from "../src/cli/commands.js"
import { readOwnToken } from "../src/index.js"
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

  it.each(["rollback", "promote"])("to %s say that there is no such one", async (command) => {
    const { local, token, publish } = await aRegistry("cart")
    vi.stubEnv("LOCAL_DIR", local)
    vi.stubEnv("MFE_TOKEN", token)
    await publish(await aBuild({ name: "cart" }))
    expect(await refusalOf(command, "nosuch")).toContain("There is no nosuch")
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
