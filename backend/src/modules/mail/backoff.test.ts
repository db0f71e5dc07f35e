import { expect, test } from "vitest"
import { backoff } from "./backoff"

test("waits double from two seconds to half a minute while the server is away", () => {
  const waits = [1, 2, 3, 4, 5, 50].map((attempts) => backoff(attempts, false, () => 1))

  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

test("a mail that the server refuses is tried ever more seldom, up to once an hour, for ever", () => {
  expect(backoff(10, true, () => 1)).toBe(1_024_000)
  expect(backoff(1_000, true, () => 1)).toBe(3_600_000)
})

test("mails that failed together come back at different times, never at once", () => {
  expect(backoff(3, false, () => 0)).toBe(4_000)
  expect(backoff(3, false, () => 0.5)).toBe(6_000)
})
