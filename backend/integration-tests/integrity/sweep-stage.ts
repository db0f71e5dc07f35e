import type { ILockingModule, MedusaContainer } from "@medusajs/framework/types"
import type * as Flows from "@medusajs/medusa/core-flows"
import { expect, vi } from "vitest"
import type * as Sweep from "../../src/integrity/sweep/sweep-orders"
import { signInAdmin, signInSeller } from "../harness/accounts"
import { AdminOrder } from "../harness/admin-order"
import type { Browser } from "../harness/browser"
import { type ReadyShopper, readyShopper } from "../harness/crowd"
import { loadMedusaHere } from "../harness/medusa-here"
import { addProduct } from "../harness/products"
import { type Shop, startShop } from "../harness/start-shop"

/** An order, its counted product, and who ordered it. */
export interface Placed {
  readonly order: AdminOrder
  readonly product: string
  readonly shopper: ReadyShopper
}

/** An order's turn that is held. */
export interface Turn {
  /** Resolves when the sweep has asked for it. */
  waitedFor(): Promise<void>
  letGo(): Promise<void>
}

/** A shop, and in the test's own process its sweep and workflows that can be killed. */
export interface SweepStage {
  readonly shop: Shop
  readonly seller: Browser
  readonly admin: Browser
  /** Looks for crashed orders, also for those that somebody touched `quiet` seconds ago. */
  tryToSweep(quiet?: number): Promise<string[] | undefined>
  /** The same, as soon as the shop's own sweep, which comes every five minutes, is not at it. */
  sweep(quiet?: number): Promise<string[]>
  /** Ten units on the shelf, three of them ordered. */
  placed(): Promise<Placed>
  /**
   * Runs a workflow of Medusa's until it calls a method of a module, and never on: as far as the
   * database can tell, its process was killed there. What it does meanwhile goes on.
   */
  killed(
    at: readonly [module: string, method: string],
    run: (flows: typeof Flows, container: MedusaContainer) => Promise<unknown>,
  ): Promise<void>
  /** Takes an order's turn, as whoever is at it does. */
  taken(order: AdminOrder): Promise<Turn>
  stop(): Promise<void>
}

export async function startSweepStage(): Promise<SweepStage> {
  const shop = await startShop()
  const seller = await signInSeller(shop)
  const admin = await signInAdmin(shop)
  const medusa = await loadMedusaHere(shop)
  const { sweepOrders } = medusa.load<typeof Sweep>("../integrity/sweep/sweep-orders.js")
  const flows = medusa.load<typeof Flows>("@medusajs/medusa/core-flows")
  const tryToSweep: SweepStage["tryToSweep"] = (quiet) =>
    sweepOrders(medusa.container, quiet === undefined ? {} : { quiet })
  return {
    shop,
    seller,
    admin,
    tryToSweep,
    async sweep(quiet) {
      let healed: string[] | undefined
      await vi.waitFor(async () => {
        healed = await tryToSweep(quiet)
        expect(healed).toBeDefined()
      }, 60_000)
      return healed ?? []
    },
    async placed() {
      const product = await addProduct(shop, seller, { offerPrice: 33.33, quantity: 10 })
      const shopper = await readyShopper(shop)
      await shopper.order({ [product._id]: 3 })
      const [order] = await shopper.orders()
      return { order: new AdminOrder(admin, order?._id ?? ""), product: product._id, shopper }
    },
    async killed([module, method], run) {
      const service = medusa.container.resolve<Record<string, () => Promise<unknown>>>(module)
      const stop = vi.spyOn(service, method)
      const reached = new Promise<void>((resolve) => {
        stop.mockImplementation(() => {
          resolve()
          return new Promise(() => undefined)
        })
      })
      const missed = run(flows, medusa.container).then(() => {
        throw new Error(`It ended without ${module}.${method}.`)
      })
      await Promise.race([reached, missed]).finally(() => stop.mockRestore())
    },
    async taken({ id }) {
      const turn = `order-life:${id}`
      const locking = medusa.container.resolve<ILockingModule>("locking")
      const asked = vi.spyOn(locking, "execute")
      await locking.acquire(turn, { ownerId: "somebody" })
      return {
        async waitedFor() {
          const keys = () => asked.mock.calls.map(([key]) => key)
          await vi.waitFor(() => expect(keys()).toContain(turn), 60_000)
        },
        async letGo() {
          asked.mockRestore()
          await locking.release(turn, { ownerId: "somebody" })
        },
      }
    },
    async stop() {
      await medusa.stop()
      await shop.stop()
    },
  }
}
