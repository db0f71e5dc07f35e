import { describe, expect, it } from "vitest"
import { paiseFromRupees, rupeesFromPaise, totalsOf } from "./money.js"

describe("totals", () => {
  it("adds 2% tax, rounded half up to the paisa", () => {
    expect(totalsOf([{ unitPaise: 25, quantity: 1 }]).tax).toBe(1)
    expect(totalsOf([{ unitPaise: 24, quantity: 1 }]).tax).toBe(0)
    expect(totalsOf([{ unitPaise: 3333, quantity: 1 }])).toEqual({
      subtotal: 3333,
      tax: 67,
      shipping: 0,
      total: 3400,
    })
  })

  it("are zero for an empty cart", () => {
    expect(totalsOf([]).total).toBe(0)
  })
})

describe("rupees and paise", () => {
  it("convert exactly both ways for every paisa up to a thousand rupees", () => {
    for (let paise = 0; paise <= 100_000; paise++) {
      expect(paiseFromRupees(rupeesFromPaise(paise))).toBe(paise)
    }
  })

  it("refuse what is no amount of rupees with at most two decimals", () => {
    for (const wrong of ["", "1.234", "-1", "1e3", "NaN", "1.", Number.NaN, 0.1 + 0.2, Infinity]) {
      expect(paiseFromRupees(wrong)).toBeUndefined()
    }
  })
})
