import type { RequestListener } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { GroupRevalidation } from "../src/proxy/group-revalidation.js"
import { aBackend, aStorefront, ask, until } from "./harness.js"

const PATH = "/api/product/list"

/** A backend whose list is a number that a POST raises; it counts and can hold back its answers. */
function aList() {
  const list = { version: 0, asked: 0, bodies: 0, hold: () => Promise.resolve() }
  const listener: RequestListener = async (asked, response) => {
    if (asked.method === "POST") {
      list.version++
      return response.end(String(list.version))
    }
    list.asked++
    // What is read is the state at the moment of the question, and the answer may take its time.
    const { version } = list
    await list.hold()
    const encoding = asked.headers["accept-encoding"] ?? "none"
    const etag = `"${version}-${encoding}"`
    if (asked.headers["if-none-match"] === etag) return response.writeHead(304, { etag }).end()
    list.bodies++
    response.setHeader("etag", etag)
    response.setHeader("cache-control", "no-cache")
    response.end(JSON.stringify({ version, encoding }))
  }
  return { list, listener }
}

const versionOf = (body: string) => (JSON.parse(body) as { version: number }).version

describe("the product list", () => {
  it("shows a change to every request that starts after the change was acknowledged", async () => {
    const { list, listener } = aList()
    list.hold = () => sleep(Math.random() * 4)
    const { port } = await aStorefront(await aBackend(listener))
    let acknowledged = 0
    let reads = 0
    let stop = false

    async function read() {
      while (!stop) {
        // Out of step with each other, or all would wait for the same question.
        await sleep(Math.random() * 4)
        const known = acknowledged
        const { body } = await ask(port, PATH, { headers: { "accept-encoding": "br" } })
        expect(versionOf(body)).toBeGreaterThanOrEqual(known)
        reads++
      }
    }
    async function write() {
      for (let i = 0; i < 100; i++) {
        const { body } = await ask(port, "/api/change", { method: "POST", body: "x" })
        acknowledged = Number(body)
      }
      stop = true
    }
    await Promise.all([write(), ...Array.from({ length: 10 }, read)])
    expect(acknowledged).toBe(100)
    expect(reads).toBeGreaterThan(20)
  })

  it("is asked for once by all who wait together, and fetched only when it has changed", async () => {
    const { list, listener } = aList()
    const { port, server } = await aStorefront(await aBackend(listener))
    await ask(port, PATH)
    let arrived = 0
    server.on("request", () => arrived++)
    let open = () => undefined as void
    const gate = new Promise<void>((resolve) => (open = resolve))
    list.hold = () => gate
    const first = ask(port, PATH)
    await until(() => list.asked === 2)
    const rest = Array.from({ length: 50 }, () => ask(port, PATH))
    await until(() => arrived === 51)
    open()
    const answers = await Promise.all([first, ...rest])
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(list.asked).toBe(3)
    expect(list.bodies).toBe(1)
  })

  it("is kept apart by encoding, and 304 to those who have it", async () => {
    const { listener } = aList()
    const { port } = await aStorefront(await aBackend(listener))
    const get = (headers: Record<string, string>) => ask(port, PATH, { headers })
    const brotli = await get({ "accept-encoding": "gzip, deflate, br" })
    const weighed = await get({ "accept-encoding": "br;q=0, gzip;q=0.5" })
    const plain = await get({})
    expect(JSON.parse(weighed.body)).toMatchObject({ encoding: "gzip" })
    expect(JSON.parse(brotli.body)).toMatchObject({ encoding: "br" })
    expect(JSON.parse(plain.body)).toMatchObject({ encoding: "identity" })
    expect(plain.headers["cache-control"]).toBe("no-cache")
    expect(plain.headers["x-content-type-options"]).toBe("nosniff")
    const again = await get({ "if-none-match": String(plain.headers.etag) })
    expect([again.status, again.body]).toEqual([304, ""])
  })

  it("is open with cookies to an allowed origin, and to no other, whoever asked before", async () => {
    const allowed = "https://partner.example"
    const backend = await aBackend((asked, response) => {
      const isAllowed = asked.headers.origin === allowed
      response.writeHead(200, {
        etag: '"1"',
        vary: "Origin, Accept-Encoding",
        ...(isAllowed && { "access-control-allow-origin": allowed }),
        ...(isAllowed && { "access-control-allow-credentials": "true" }),
      })
      response.end("{}")
    })
    const { port } = await aStorefront(backend)
    const corsFor = async (origin?: string) => {
      const { status, headers } = await ask(port, PATH, { headers: origin ? { origin } : {} })
      expect([status, headers.vary]).toEqual([200, "Origin, Accept-Encoding"])
      return [headers["access-control-allow-origin"], headers["access-control-allow-credentials"]]
    }
    for (let round = 0; round < 2; round++) {
      expect(await corsFor()).toEqual([undefined, undefined])
      expect(await corsFor(allowed)).toEqual([allowed, "true"])
      expect(await corsFor("https://evil.example")).toEqual([undefined, undefined])
    }
  })

  it("is 503 while the backend is away, and back when it is", async () => {
    let isAway = true
    const backend = await aBackend((asked, response) => {
      if (isAway) asked.destroy()
      else response.setHeader("etag", '"1"').end(JSON.stringify({ version: 1 }))
    })
    const { port } = await aStorefront(backend)
    const { status, headers } = await ask(port, PATH)
    expect([status, headers["retry-after"]]).toEqual([503, "2"])
    isAway = false
    expect((await ask(port, PATH)).status).toBe(200)
    isAway = true
    expect((await ask(port, PATH)).status).toBe(503)
  })

  it("that the backend refuses is refused, and the refusal is not kept", async () => {
    let status = 503
    const backend = await aBackend((_asked, response) => {
      response.writeHead(status, { etag: '"x"', "retry-after": "7" }).end("{}")
    })
    const { port } = await aStorefront(backend)
    const refused = await ask(port, PATH, { headers: { "if-none-match": '"old"' } })
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "7"])
    status = 200
    expect((await ask(port, PATH)).status).toBe(200)
  })
})

describe("a group", () => {
  it("never gets the answer to a question that was put before it came", async () => {
    const answers: ((value: number) => void)[] = []
    const group = new GroupRevalidation<number>(
      () => new Promise((resolve) => answers.push(resolve)),
    )
    const early = [group.current(), group.current()]
    await until(() => answers.length === 1)
    const late = [group.current(), group.current()]
    answers[0]?.(1)
    expect(await Promise.all(early)).toEqual([1, 1])
    await until(() => answers.length === 2)
    const later = group.current()
    answers[1]?.(2)
    expect(await Promise.all(late)).toEqual([2, 2])
    await until(() => answers.length === 3)
    answers[2]?.(3)
    expect(await later).toBe(3)
  })

  it("whose question failed does not spoil the next", async () => {
    let asked = 0
    const group = new GroupRevalidation(async () => {
      if (++asked === 1) throw new Error("away")
      return "there"
    })
    const first = group.current()
    await expect(first).rejects.toThrow("away")
    await expect(group.current()).resolves.toBe("there")
  })
})
