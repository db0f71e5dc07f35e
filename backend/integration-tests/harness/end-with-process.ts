import type { Shop } from "./start-shop"

/** Has a shop end with the process of the tests that share it. */
export function endWithProcess(shop: Pick<Shop, "pid">): void {
  process.once("exit", () => process.kill(shop.pid(), "SIGKILL"))
  // Vitest ends its processes by this signal, which would skip that.
  process.once("SIGTERM", () => process.exit())
}
