import { expect, it, vi } from "vitest"
import { securityHeaders } from "./security-headers"

const settings = vi.hoisted(() => ({ publicUrl: "https://shop.test", picturesUrl: "" }))
vi.mock("./env", () => ({ env: () => settings }))

it("lets Medusa Admin show pictures from the bucket that holds them, and from nowhere else", () => {
  const pictures = () =>
    /img-src [^;]*/.exec(securityHeaders("/app/products")["content-security-policy"] ?? "")?.[0]
  expect(pictures()).toBe("img-src 'self' data: blob:")
  settings.picturesUrl = "https://cdn.test/shop"
  expect(pictures()).toBe("img-src 'self' data: blob: https://cdn.test")
})
