import { closeSync, mkdtempSync, readFileSync, rmSync, statSync, writeSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished, vi } from "vitest"
import { openLog } from "../log-file.mjs"
import { RunRecords } from "./run-records.mjs"
import { Supervisor } from "./supervisor.mjs"

/** A service that runs and has written so many bytes into its log. @param {number} bytes */
async function talkative(bytes) {
  vi.useFakeTimers()
  const folder = mkdtempSync(join(tmpdir(), "shop-logs-"))
  const logFile = join(folder, "backend.log")
  const log = openLog(logFile)
  const records = new RunRecords(join(folder, "run"))
  const supervisor = new Supervisor(records, () => {})
  let end = () => {}
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => (end = resolve))
  const running = { exited, stop: async () => end() }
  await supervisor.start({ name: "backend", logFile, start: async () => running })
  onTestFinished(async () => {
    await supervisor.stop([])
    vi.useRealTimers()
    closeSync(log)
    rmSync(folder, { recursive: true })
  })
  writeSync(log, Buffer.alloc(bytes, "x"))
  return { logFile, write: (/** @type {string} */ text) => writeSync(log, text) }
}

it("a log that grows large is put aside while its service runs, which writes on", async () => {
  const { logFile, write } = await talkative(10_000_001)
  await vi.advanceTimersByTimeAsync(60_000)
  write("one more line")
  expect(readFileSync(logFile, "utf8")).toBe("one more line")
  expect(statSync(`${logFile}.old`).size).toBe(10_000_001)
})

it("a log that is not large is left alone", async () => {
  const { logFile } = await talkative(1_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(statSync(logFile).size).toBe(1_000)
})
