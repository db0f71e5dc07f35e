import { describe, expect, it } from "vitest"
import { inBatches } from "./in-batches"

describe("questions in batches", () => {
  it("go together when they come together or while others are on their way, and else alone", async () => {
    const batches: (readonly number[])[] = []
    const double = inBatches(async (numbers: readonly number[]) => {
      batches.push(numbers)
      return numbers.map((number) => number * 2)
    }, 3)
    const answers = await Promise.all([1, 2, 3, 4].map(double))
    expect(answers).toEqual([2, 4, 6, 8])
    expect(await double(5)).toBe(10)
    expect(batches).toEqual([[1, 2, 3], [4], [5]])
  })

  it("fail together, and those who ask later are answered", async () => {
    let broken = true
    const same = inBatches(async (words: readonly string[]) => {
      await Promise.resolve()
      if (broken) throw new Error("away")
      return words
    })
    const failed = await Promise.allSettled(["a", "b", "c"].map(same))
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"])
    broken = false
    expect(await same("d")).toBe("d")
  })
})
