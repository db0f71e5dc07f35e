import { describe, expect, it } from "vitest"
import { aBackend, aStorefront, ask, withoutView } from "./harness.js"

const LIST = "/api/product/list"
const addresses = ["/contact", "/assets/index-abc.js", LIST]

const anOpenShop = async () => {
  const backend = await aBackend((_asked, response) => {
    response.writeHead(200, { etag: '"list-1"', "content-length": 2 }).end("{}")
  })
  return aStorefront(backend)
}

describe.each(addresses)("a browser that has %s", (address) => {
  it.each([
    ["by its tag", (etag: string) => etag],
    ["by its tag, strong or weak", (etag: string) => `W/${etag.replace("W/", "")}`],
    ["among others", (etag: string) => `"a,b", ${etag} , W/"c"`],
    ["whatever it is", () => "*"],
  ])("is told so when it names it %s", async (_how, asked) => {
    const { port } = await anOpenShop()
    const etag = String((await ask(port, address)).headers.etag)
    const { status, body } = await ask(port, address, { headers: { "if-none-match": asked(etag) } })
    expect([status, body]).toEqual([304, ""])
  })

  it.each(['"other"', 'W/"other", "another"', "", "nonsense"])(
    "in another version, If-None-Match: %s, gets the new one",
    async (asked) => {
      const { port } = await anOpenShop()
      const headers = { "if-none-match": asked }
      expect((await ask(port, address, { headers })).status).toBe(200)
    },
  )

  it("is told about it by HEAD without it", async () => {
    const { port } = await anOpenShop()
    const whole = await ask(port, address)
    const head = await ask(port, address, { method: "HEAD" })
    expect([head.status, head.body]).toEqual([200, ""])
    expect(head.headers.etag).toBe(whole.headers.etag)
    expect(head.headers["content-length"]).toBe(String(whole.bytes.length))
  })

  it("gets the whole when it asks for a part: nothing here is long enough for parts", async () => {
    const { port } = await anOpenShop()
    const whole = await ask(port, address)
    const part = await ask(port, address, { headers: { range: "bytes=0-0" } })
    expect([part.status, withoutView(part.body)]).toEqual([200, withoutView(whole.body)])
  })
})

describe("what is not there", () => {
  it("is never 'unchanged'", async () => {
    const { port } = await anOpenShop()
    const headers = { "if-none-match": "*" }
    expect((await ask(port, "/nowhere", { headers })).status).toBe(404)
    expect((await ask(port, "/assets/no.js", { headers })).status).toBe(404)
  })

  it("nor is a refusal of the backend's", async () => {
    const backend = await aBackend((_asked, response) => {
      response.writeHead(503, { etag: '"x"' }).end("{}")
    })
    const { port } = await aStorefront(backend)
    expect((await ask(port, LIST, { headers: { "if-none-match": '"x"' } })).status).toBe(503)
  })
})
