import { expect, it } from "vitest"
import { BadRequest } from "../refusal"
import { parseJson } from "./read-body"

it("reads numbers past a double's range as the largest there are, wherever they stand", () => {
  const { MAX_VALUE } = Number
  const nines = (count: number) => "9".repeat(count)
  expect(parseJson(`{"a": 1e999, "b": [-1E+400, {"c": ${nines(400)}}], "d": 1e-999}`)).toEqual({
    a: MAX_VALUE,
    b: [-MAX_VALUE, { c: MAX_VALUE }],
    d: 0,
  })
  expect(parseJson(`[${nines(250)}e99, ${nines(299)}e10]`)).toEqual([MAX_VALUE, MAX_VALUE])
})

it("leaves texts that look like such numbers as they are", () => {
  expect(parseJson('{"1e999": "1e999", "a": 1.5e3}')).toEqual({ "1e999": "1e999", a: 1500 })
})

it.each(["", "{", '{"a": NaN}', '{"a": "\\u0000"}', '{"a": "\\ud800"}'])("refuses %j", (text) => {
  expect(() => parseJson(text)).toThrow(BadRequest)
})

it("refuses what is too deep to look through", () => {
  const depth = 45_000
  const deep = `${"[".repeat(depth)}"\\u0000"${"]".repeat(depth)}`
  expect(() => parseJson(deep)).toThrow(BadRequest)
})
