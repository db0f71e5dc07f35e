import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"

it("a script goes on when whoever read what it says has left", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-script-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    join(folder, "script.mjs"),
    `import { runScript } from ${JSON.stringify(new URL("run-script.mjs", import.meta.url).href)}
    await runScript(async () => {
      for (let line = 0; line < 50; line++) {
        console.log("nobody hears more than the first of these")
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    })`,
  )
  const piped = `(${process.execPath} script.mjs; echo $? > code) | head -n 1`
  await once(spawn("sh", ["-c", piped], { cwd: folder, stdio: "ignore" }), "exit")
  expect(readFileSync(join(folder, "code"), "utf8")).toBe("0\n")
})
