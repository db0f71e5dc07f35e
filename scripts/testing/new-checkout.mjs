import { onTestFinished } from "vitest"
import { freePortBase } from "../lib/free-port.mjs"
import { FakeCheckout } from "./fake-checkout.mjs"

/** A checkout to start on ports of its own; it ends with the test. */
export async function newCheckout() {
  const checkout = new FakeCheckout()
  onTestFinished(() => checkout.remove())
  const base = await freePortBase()
  return { checkout, base, environment: { PORT_BASE: String(base) } }
}

/**
 * What the stand-in on a port tells of itself.
 * @param {number} port
 * @returns {Promise<Record<string, string | number>>}
 */
export async function ask(port) {
  const response = await fetch(`http://127.0.0.1:${port}/`)
  return /** @type {Promise<Record<string, string | number>>} */ (response.json())
}
