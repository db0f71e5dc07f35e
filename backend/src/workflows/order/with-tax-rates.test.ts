import fc from "fast-check"
import { expect, it } from "vitest"
import { totalsOf } from "@shop/api/money"
import { withTaxRates } from "./with-tax-rates"

const line = fc.record({
  unitPaise: fc.integer({ min: 1, max: 1_000_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
})

/** Tax of all lines in paise × 10^22, with no rounding anywhere. */
const exactTax = (lines: { unitPaise: number; quantity: number; taxRate: string }[]) =>
  lines.reduce((sum, { unitPaise, quantity, taxRate }) => {
    const [whole = "", fraction = ""] = taxRate.split(".")
    const rate = BigInt(whole + fraction.padEnd(20, "0"))
    return sum + BigInt(unitPaise) * BigInt(quantity) * rate
  }, 0n)

it("line taxes add up to the shop's tax, to a thousandth of a paisa, for any basket", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), (lines) => {
      const missed = BigInt(totalsOf(lines).tax) * 10n ** 22n - exactTax(withTaxRates(lines))
      expect(missed >= 0n && missed < 10n ** 19n).toBe(true)
    }),
  )
})

it("leaves every rate at 2 when 2% is whole paise", () => {
  const lines = [
    { unitPaise: 5_000, quantity: 3 },
    { unitPaise: 150, quantity: 1 },
  ]
  expect(withTaxRates(lines).map(({ taxRate }) => taxRate)).toEqual(["2", "2"])
})

it("bends only the largest line, also when two are equally large", () => {
  const lines = [
    { unitPaise: 33, quantity: 1 },
    { unitPaise: 3_333, quantity: 1 },
    { unitPaise: 3_333, quantity: 1 },
  ]
  const [small, bent, other] = withTaxRates(lines).map(({ taxRate }) => taxRate)
  expect([small, other]).toEqual(["2", "2"])
  expect(bent).not.toBe("2")
})
