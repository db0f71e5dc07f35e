import { cleanup, configure } from "@testing-library/react"
import { afterEach, beforeEach, expect, vi } from "vitest"

// On a busy machine a part that loads when needed may take its time; no test promises how long.
configure({ asyncUtilTimeout: 10_000 })

// A complaint in the console is a fault: it fails the test that caused it, unless that test expects it.
beforeEach(() => {
  vi.spyOn(console, "error")
  vi.spyOn(console, "warn")
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
