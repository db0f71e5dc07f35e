import { expect, it } from "vitest"
import { ownPath } from "./own-path"

it.each([
  ["my-orders", "/my-orders"],
  ["/my-orders", "/my-orders"],
  ["products/fruits?q=1#top", "/products/fruits?q=1#top"],
  ["", "/"],
])("%j leads to %s", (next, path) => {
  expect(ownPath(next)).toBe(path)
})

it.each([
  "//evil.example",
  "///evil.example/x",
  "/\\evil.example",
  "\\\\evil.example",
  "\t//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
])("%j stays in the shop", (next) => {
  const path = ownPath(next)
  expect(path).toMatch(/^\/(?![/\\])/)
  expect(new URL(path, "https://shop.example").host).toBe("shop.example")
})
