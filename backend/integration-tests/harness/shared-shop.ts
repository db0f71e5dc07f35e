import { randomInt } from "node:crypto"
import { endWithProcess } from "./end-with-process"
import { type RunningShop, type Shop, startShop } from "./start-shop"

let running: Promise<Shop> | undefined

/**
 * The one shop of all test files of this process that may share it, which spares each of them a
 * start: they use people, products and a network address of their own, assert nothing of the shop as a
 * whole, and never stop it. It ends with the process; its database goes with the template.
 */
export async function sharedShop(): Promise<RunningShop> {
  running ??= startShop().then((shop) => {
    endWithProcess(shop)
    return shop
  })
  const shop = await running
  const own = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  return { ...shop, browser: (address = own) => shop.browser(address) }
}
