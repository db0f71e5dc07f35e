import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { newCheckout } from "./testing/new-checkout.mjs"

it.each([
  ["backup.mjs", "backup knows the name of a file, and not --help."],
  ["restore.mjs", "restore knows --replace, and not --help."],
])(
  "%s does nothing but say what it knows when it is asked for something else",
  async (script, says) => {
    const { checkout, environment } = await newCheckout()
    const asked = checkout.run(script, environment, "--help")
    expect(await asked.exited).toBe(1)
    expect(asked.output()).toContain(says)
    expect(existsSync(join(checkout.folder, ".local", "backups"))).toBe(false)
  },
)
