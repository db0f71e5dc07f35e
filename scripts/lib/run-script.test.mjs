import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"

it("a script goes on when whoever read what it says has left", async () => {
  const folder = scriptThat(`for (let line = 0; line < 50; line++) {
    console.log("nobody hears more than the first of these")
    await new Promise((resolve) => setTimeout(resolve, 5))
  }`)
  const piped = `(${process.execPath} script.mjs; echo $? > code) | head -n 1`
  await once(spawn("sh", ["-c", piped], { cwd: folder, stdio: "ignore" }), "exit")
  expect(readFileSync(join(folder, "code"), "utf8")).toBe("0\n")
})

it("a script says in a sentence which file belongs to another user", () => {
  const cwd = scriptThat(
    `throw Object.assign(new Error("open"), { code: "EACCES", path: "/srv/shop/secrets.json" })`,
  )
  const { status, stderr } = spawnSync(process.execPath, ["script.mjs"], { cwd, encoding: "utf8" })
  expect(status).toBe(1)
  expect(stderr).toBe(
    "\nThis user may not use /srv/shop/secrets.json. Run as the user who owns it.\n",
  )
})

/**
 * A folder with a script.mjs that does this work.
 * @param {string} work
 */
function scriptThat(work) {
  const folder = mkdtempSync(join(tmpdir(), "shop-script-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const runScript = JSON.stringify(new URL("run-script.mjs", import.meta.url).href)
  const script = `import { runScript } from ${runScript}\nawait runScript(async () => { ${work} })`
  writeFileSync(join(folder, "script.mjs"), script)
  return folder
}
