import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { EventEmitter } from "node:events"
import { expect, it } from "vitest"
import { oneOrderAtATime } from "./one-order-at-a-time"

/** What comes next when a packing asks for its turn, whose lock does with the packing what it is told. */
async function whatFollows(lock: (packing: () => Promise<void>) => Promise<void>) {
  // An answer that is held back: ended, and not sent yet.
  const response = Object.assign(new EventEmitter(), { headersSent: false, end: () => response })
  const request = {
    originalUrl: "/admin/orders/order_1/fulfillments",
    scope: { resolve: () => ({ execute: (_: string, job: () => Promise<void>) => lock(job) }) },
  }
  const calls: unknown[][] = []
  oneOrderAtATime(
    request as unknown as MedusaRequest,
    response as unknown as MedusaResponse,
    (...given: unknown[]) => {
      calls.push(given)
      response.end()
    },
  )
  await new Promise((resolve) => setImmediate(resolve))
  return calls
}

const lost = new Error("The lock was lost while its work was still running.")

it("lets a packing go on when its turn comes", async () => {
  expect(await whatFollows((packing) => packing())).toEqual([[]])
})

it("hands on that the turn never came", async () => {
  expect(await whatFollows(() => Promise.reject(lost))).toEqual([[lost]])
})

it("answers no second time when the turn breaks off while the answer is held", async () => {
  const breakingOff = async (packing: () => Promise<void>) => {
    await packing()
    throw lost
  }
  expect(await whatFollows(breakingOff)).toEqual([[]])
})
