import { get as httpGet, type IncomingHttpHeaders } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, it } from "vitest"
import { calls } from "@shop/api"
import { signInSeller } from "../../harness/accounts"
import { addProduct } from "../../harness/products"
import { type Shop, startShop } from "../../harness/start-shop"

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
  const seller = await signInSeller(shop)
  await addProduct(shop, seller, { weight: "500 g" })
  await addProduct(shop, seller, { quantity: 0 })
})
afterAll(() => shop.stop())

interface Raw {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The list as it comes over the wire, which `fetch` would unpack. */
function rawList(headers: Record<string, string> = {}, method = "GET"): Promise<Raw> {
  return new Promise((resolve, reject) => {
    httpGet(`${shop.url}/api/product/list`, { headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    }).once("error", reject)
  })
}

it("answers as the contract says, out of stock products included", async () => {
  const { status, body } = await shop.browser().get("/api/product/list")
  expect(status).toBe(200)
  const { products } = calls["product.list"].answer.parse(body)
  expect(products.map(({ inStock }) => inStock)).toEqual([false, true])
})

it("sends the same bytes plain, gzipped and in brotli, each under its own tag", async () => {
  const plain = await rawList()
  const gzip = await rawList({ "accept-encoding": "gzip, deflate" })
  const brotli = await rawList({ "accept-encoding": "gzip, deflate, br" })
  expect(plain.headers["content-encoding"]).toBeUndefined()
  expect(gzip.headers["content-encoding"]).toBe("gzip")
  expect(brotli.headers["content-encoding"]).toBe("br")
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
  const tags = [plain, gzip, brotli].map(({ headers }) => headers.etag)
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/)
  expect(plain.headers.vary).toMatch(/accept-encoding/i)
})

it("never sends an encoding that the caller refuses", async () => {
  const { headers } = await rawList({ "accept-encoding": "br;q=0, gzip;q=0.000, *" })
  expect(headers["content-encoding"]).toBeUndefined()
})

it("answers 304 without a body to who holds the list already", async () => {
  const { headers } = await rawList({ "accept-encoding": "br" })
  const ask = (tag: string, encoding: string) =>
    rawList({ "if-none-match": tag, "accept-encoding": encoding })
  const again = await ask(`"other", W/${headers.etag}`, "br")
  expect(again).toMatchObject({ status: 304, headers: { etag: headers.etag } })
  expect(again.body).toHaveLength(0)
  expect((await ask(headers.etag ?? "", "gzip")).status).toBe(200)
  expect((await ask('"other"', "br")).status).toBe(200)
})

it("lets browsers keep the list but ask before they use it", async () => {
  expect((await rawList()).headers["cache-control"]).toBe("no-cache")
})

it("answers HEAD as GET without the body", async () => {
  const [get, head] = [await rawList(), await rawList({}, "HEAD")]
  expect(head.headers["content-length"]).toBe(get.headers["content-length"])
  expect(head.headers.etag).toBe(get.headers.etag)
  expect(head.body).toHaveLength(0)
})

it("may be read with cookies by pages of allowed origins, and of no others", async () => {
  const allowed = await rawList({ origin: "http://partner.test" })
  expect(allowed.headers["access-control-allow-origin"]).toBe("http://partner.test")
  expect(allowed.headers["access-control-allow-credentials"]).toBe("true")
  const foreign = await rawList({ origin: "http://evil.test" })
  expect(foreign.headers["access-control-allow-origin"]).toBeUndefined()
})

it("takes no other method", async () => {
  expect((await shop.browser().post("/api/product/list", {})).status).toBe(405)
})
