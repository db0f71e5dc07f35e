import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { lock, tryLock } from "./file-lock.mjs"
import { recordOf } from "./process-identity.mjs"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-test-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** @param {import("./file-lock.mjs").LockAttempt} attempt */
function taken(attempt) {
  if ("holder" in attempt) throw new Error(`Process ${attempt.holder.pid} holds it.`)
  return attempt
}

describe("a lock", () => {
  it("has one holder at a time, and says who it is", () => {
    const file = join(folder, "lock")
    const first = taken(tryLock(file))
    expect(tryLock(file)).toEqual({ holder: recordOf(process.pid) })
    first.release()
    taken(tryLock(file)).release()
    expect(readdirSync(folder)).toEqual([])
  })

  it("of a process that was killed is taken over", async () => {
    const file = join(folder, "lock")
    const holder = spawn("sleep", ["600"])
    writeFileSync(file, JSON.stringify(recordOf(Number(holder.pid))))
    expect(tryLock(file)).toHaveProperty("holder")
    holder.kill("SIGKILL")
    await once(holder, "exit")
    expect(tryLock(file)).toHaveProperty("release")
  })

  it("whose holder's number went to another process is taken over", () => {
    const file = join(folder, "lock")
    writeFileSync(file, JSON.stringify({ pid: process.pid, identity: "another moment" }))
    expect(tryLock(file)).toHaveProperty("release")
  })

  it("that is half written is taken over", () => {
    const file = join(folder, "lock")
    writeFileSync(file, '{"pid": 1')
    expect(tryLock(file)).toHaveProperty("release")
  })

  it("is waited for, and the waiting is said once", async () => {
    const file = join(folder, "lock")
    const first = taken(tryLock(file))
    /** @type {number[]} */
    const said = []
    const waiting = lock(file, ({ pid }) => said.push(pid))
    setTimeout(first.release, 700)
    const release = await waiting
    expect(said).toEqual([process.pid])
    release()
  })
})
