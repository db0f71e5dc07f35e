import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { chooseLanguage } from "../language/language"
import { pluralIn } from "../language/plural-in"
import { formatDate, formatRelative } from "./dates"
import { formatMoney } from "./money"
import { formatNumber } from "./numbers"

describe("money", () => {
  it("shows paise only where there are some, and groups as India counts", () => {
    expect(formatMoney(40)).toBe("₹40")
    expect(formatMoney(45.5)).toBe("₹45.50")
    expect(formatMoney(123456.05)).toBe("₹1,23,456.05")
  })
})

describe("times", () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-10T12:00:00Z") }))
  afterEach(() => void vi.useRealTimers())

  it("read as how long ago they were, in the largest unit that fits", () => {
    expect(formatRelative("2026-03-10T11:59:30Z")).toBe("30 seconds ago")
    expect(formatRelative("2026-03-10T11:59:00Z")).toBe("1 minute ago")
    expect(formatRelative("2026-03-10T09:10:00Z")).toBe("2 hours ago")
    expect(formatRelative("2026-03-03T12:00:00Z")).toBe("7 days ago")
    expect(formatRelative("2024-03-09T12:00:00Z")).toBe("2 years ago")
  })

  it("of a server whose clock runs ahead read as now, never as the future", () => {
    expect(formatRelative("2026-03-10T12:00:05Z")).toBe("0 seconds ago")
  })

  it("read as a day in the way of en-IN", () => {
    expect(formatDate("2026-01-05T06:00:00Z")).toBe("5 Jan 2026")
  })
})

describe("in Hindi", () => {
  beforeEach(() => chooseLanguage("hi"))
  afterEach(() => chooseLanguage("en"))

  it("amounts, numbers, days and times read as hi-IN writes them", () => {
    vi.useFakeTimers({ now: new Date("2026-03-10T12:00:00Z") })
    expect(formatMoney(123456.5)).toBe("₹1,23,456.50")
    expect(formatNumber(1234567)).toBe("12,34,567")
    expect(formatDate("2026-01-05T06:00:00Z")).toBe("5 जन॰ 2026")
    expect(formatRelative("2026-03-10T09:10:00Z")).toBe("2 घंटे पहले")
    vi.useRealTimers()
  })
})

describe("plurals", () => {
  it("follow the rules of each language", () => {
    const forms = { one: "one", other: "many" }
    expect([0, 1, 2].map((count) => pluralIn("en")(count, forms))).toEqual(["many", "one", "many"])
    expect([0, 1, 2].map((count) => pluralIn("hi")(count, forms))).toEqual(["one", "one", "many"])
  })
})
