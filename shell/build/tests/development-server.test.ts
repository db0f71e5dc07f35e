import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { developmentServer } from "../src/development-server.js"

const backendInUse = () => developmentServer().proxy?.["/api"]

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "shop-development-"))
  const file = join(folder, ".env")
  onTestFinished(() => rmSync(folder, { recursive: true }))
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv("SHOP_ENV_FILE", file)
  vi.stubEnv("PORT_BASE", undefined)
  vi.stubEnv("BACKEND_URL", undefined)
  writeFileSync(file, "")
})

const writeSettings = (text: string) => writeFileSync(String(process.env.SHOP_ENV_FILE), text)

describe("a development server passes calls on to", () => {
  it("the backend of npm start", () => {
    expect(backendInUse()).toEqual({ target: "http://127.0.0.1:8020" })
  })

  it("that of a shop at another PORT_BASE, from the environment or .env", () => {
    writeSettings("PORT_BASE=9300\n")
    expect(backendInUse()).toEqual({ target: "http://127.0.0.1:9320" })
    vi.stubEnv("PORT_BASE", "9400")
    expect(backendInUse()).toEqual({ target: "http://127.0.0.1:9420" })
  })

  it("the one that BACKEND_URL names, before all", () => {
    vi.stubEnv("PORT_BASE", "9400")
    vi.stubEnv("BACKEND_URL", "https://staging.example.com")
    expect(backendInUse()).toEqual({ target: "https://staging.example.com" })
  })
})
