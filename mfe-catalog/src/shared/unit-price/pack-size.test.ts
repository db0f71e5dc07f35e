import { expect, it } from "vitest"
import { packSize } from "./pack-size"

const read = (printed: string) => {
  const size = packSize(printed)
  return size && `${Number(size.amount.toPrecision(9))} ${size.measure}`
}

it.each([
  ["500 g", "0.5 kg"],
  ["1 kg", "1 kg"],
  ["1.5 l", "1.5 l"],
  ["750ml", "0.75 l"],
  ["6 pcs", "6 piece"],
  ["1 pc", "1 piece"],
  ["25 bags", "25 piece"],
  ["1 dozen", "12 piece"],
  ["2 x 250 g", "0.5 kg"],
  ["4×70 g", "0.28 kg"],
  ["  2 KG. ", "2 kg"],
  ["1,000 g", "1 kg"],
  [".5 L", "0.5 l"],
])("reads %s as %s", (printed, size) => expect(read(printed)).toBe(size))

it("believes the brackets, which say more than the number of pieces", () => {
  expect(read("1 pc (900 g)")).toBe("0.9 kg")
  expect(read("1 pc (2.5 kg)")).toBe("2.5 kg")
  expect(read("6 pcs (large)")).toBe("6 piece")
})

it.each([
  "",
  "N/A",
  "large",
  "0 g",
  "4-6 pcs",
  "500",
  "1,5 kg",
  "500 g approx",
  "constructor",
  "1 constructor",
  "2 x",
  "-1 kg",
  "((1 kg))",
])("reads no amount out of '%s'", (printed) => expect(packSize(printed)).toBeUndefined())

it("reads nothing where no weight is known", () => expect(packSize(undefined)).toBeUndefined())
