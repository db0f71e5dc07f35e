import type { Route } from "../http/route.js"
import { CardNetwork } from "./card-network.js"
import type { Journal } from "./journal.js"
import { payRoutes } from "./pay-routes.js"
import { stripeRoutes } from "./stripe-routes.js"
import { startWebhooks, type Webhooks } from "./webhooks.js"

export interface CardSettings {
  /** Where the shop takes events, and what they are signed with. */
  webhook: { readonly url: string; readonly secret: string; readonly automatic?: boolean }
  journal?: Journal
}

/** A running card network: its addresses, and what happens beside them. */
export interface Cards {
  network: CardNetwork
  webhooks: Webhooks
  routes: Route[]
  stop(): void
}

const EXPIRE_EVERY = 1_000

/** @param baseUrl where its pages will be, once the server listens */
export function startCardNetwork(baseUrl: () => string, settings: CardSettings): Cards {
  const network = new CardNetwork(baseUrl, settings.journal)
  const webhooks = startWebhooks(network, settings.webhook)
  const timer = setInterval(() => network.expireDue(), EXPIRE_EVERY)
  return {
    network,
    webhooks,
    routes: [...stripeRoutes(network), ...payRoutes(network)],
    stop() {
      clearInterval(timer)
      webhooks.stop()
    },
  }
}
