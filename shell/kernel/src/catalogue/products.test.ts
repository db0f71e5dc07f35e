import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { queryClient } from "../query/query-client"
import { productsQuery } from "./products"

const realFetch = globalThis.fetch

afterEach(() => queryClient.clear())

const ask = () =>
  queryClient.fetchQuery(productsQuery).then(
    () => "a list",
    (error: Error) => error.message,
  )

/** The list of a server that answers so. */
async function listOf(status: number, type: string, body: string): Promise<string> {
  const server = createServer((_asked, response) => {
    response.writeHead(status, { "content-type": type }).end(body)
  }).listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  vi.spyOn(globalThis, "fetch").mockImplementation((_address, init) =>
    realFetch(`http://127.0.0.1:${port}`, init),
  )
  return ask()
}

it("tells the server's sentence where it gave one", async () => {
  const refusal = (message: string) => JSON.stringify({ success: false, message, error: message })
  expect(await listOf(200, "application/json", refusal("Closed."))).toBe("Closed.")
  expect(await listOf(503, "application/json", refusal("Back soon."))).toBe("Back soon.")
})

it("speaks plainly of an answer that is a page and no list", async () => {
  const sentence = "The products could not be loaded."
  expect(await listOf(200, "text/html", "<h1>Welcome to nginx</h1>")).toBe(sentence)
})

it("speaks plainly of a network that is away, after a second try", async () => {
  const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"))
  expect(await ask()).toBe("The products could not be loaded.")
  expect(fetch).toHaveBeenCalledTimes(2)
})

it("gives up on a server that stays silent, and does not ask it again unasked", async () => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort())
  const fetch = vi.spyOn(globalThis, "fetch")
  expect(await ask()).toBe("The products could not be loaded.")
  expect(fetch).toHaveBeenCalledOnce()
})
