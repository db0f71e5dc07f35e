import { describe, expect, test } from "vitest"
import { drawPicture } from "../pictures/draw-picture"
import { demoShelves } from "./products"

const shelves = Object.entries(demoShelves)
const products = Object.values(demoShelves).flat()

describe("the demo shop", () => {
  test("has at least 66 products, no shelf with fewer than eight", () => {
    expect(products.length).toBeGreaterThanOrEqual(66)
    for (const [category, shelf] of shelves) expect(shelf.length, category).toBeGreaterThan(7)
  })

  test("has no two products of the same name and size", () => {
    expect(new Set(products.map(({ name, size }) => `${name} ${size}`)).size).toBe(products.length)
  })

  test("runs out of some products by count, and has some switched off while in stock", () => {
    expect(products.filter(({ stock }) => stock === 0).length).toBeGreaterThanOrEqual(3)
    const off = products.filter(({ switchedOff, stock }) => switchedOff && stock > 0)
    expect(off.length).toBeGreaterThanOrEqual(2)
  })

  test("shows at least a third of its products from four sides", () => {
    const full = products.filter(({ picture }) => picture.views.length === 4)
    expect(full.length).toBeGreaterThanOrEqual(products.length / 3)
  })

  test("asks for odd paise now and then, so that tax has something to round", () => {
    expect(products.filter(({ offer }) => offer % 1 !== 0).length).toBeGreaterThan(10)
  })
})

describe.each(products)(
  "$name",
  ({ name, size, mrp, offer, stock, description, storage, picture }) => {
    test("keeps the rules that a seller's product must keep", () => {
      expect(`${name} ${size}`.length).toBeLessThanOrEqual(200)
      expect(offer).toBeGreaterThan(0)
      expect(offer).toBeLessThanOrEqual(mrp)
      for (const price of [mrp, offer]) expect(Number(price.toFixed(2))).toBe(price)
      expect(Number.isInteger(stock) && stock >= 0).toBe(true)
    })

    test("is described in three to five lines", () => {
      expect(description.length).toBeGreaterThanOrEqual(3)
      expect(description.length).toBeLessThanOrEqual(5)
      for (const line of description) expect(line.trim()).not.toBe("")
    })

    test("can be drawn from every side without any font of the machine, the same each time", () => {
      for (const view of picture.views) {
        const svg = drawPicture({ ...picture, name, size, storage }, view)
        expect(svg).not.toContain("<text")
        expect(svg).not.toMatch(/NaN|undefined/)
        expect(drawPicture({ ...picture, name, size, storage }, view)).toBe(svg)
      }
    })
  },
)
