import { cleanup, configure } from "@testing-library/react"
import { afterEach, beforeEach, expect, vi } from "vitest"

// On a busy machine a part that loads when needed may take its time; no test promises how long.
configure({ asyncUtilTimeout: 10_000 })

// A warning of React or Base UI is a fault of the component: it fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, "error")
  vi.spyOn(console, "warn")
})

afterEach(() => {
  cleanup()
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
