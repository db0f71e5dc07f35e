import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { answerWith } from "../../sandbox/src/http/answer-with.js"
import { type Cards, startCardNetwork } from "../../sandbox/src/cards/start-card-network.js"
import type { CardEvent, CheckoutSession } from "../../sandbox/src/cards/objects.js"
import type { Order } from "@shop/api"
import { expect } from "vitest"
import { itemsOf, type ReadyShopper } from "./crowd"
import { type Shop, startShop } from "./start-shop"

export const webhookSecret = "whsec_test_of_this_shop"

/** The card network of one test file, with what goes wrong with it. */
export interface CardNetworkInTest extends Cards {
  readonly url: string
  /** Events that nobody was told of yet, oldest first; only where they are held. */
  readonly held: CardEvent[]
  /** How the network behaves towards the shop's calls. */
  fault: "none" | "silent" | "refusing" | "trickling" | "forgetful" | "unreachable" | "pausing"
  /** Answers what it kept waiting while it was pausing, and is well again. */
  goOn(): void
  /** The calls that it keeps waiting now, without those that their callers have given up. */
  paused(): string[]
  /** The calls it has taken, e.g. `POST /v1/refunds`. */
  readonly calls: string[]
  /** Tells the shop of an event once. @returns the shop's status */
  tell(event: CardEvent): Promise<number>
  /** The newest page of an order. */
  pageOf(orderId: string): CheckoutSession
}

export interface CardShop {
  readonly shop: Shop
  readonly cards: CardNetworkInTest
  /** Lets reconciliation look at every payment now; at orders whose page is being made only if told. */
  reconcile(also?: "opening"): Promise<void>
  stop(): Promise<void>
}

/** A shop that takes cards at a network of its own; its events are held until the test tells them. */
export async function startCardShop(
  settings: Record<string, string> = {},
  { automatic = false, given }: { automatic?: boolean; given?: { readonly url: string } } = {},
): Promise<CardShop> {
  let shopUrl = ""
  const target = {
    get url() {
      return `${shopUrl}/api/hooks/stripe`
    },
    secret: webhookSecret,
    automatic,
  }
  let url = ""
  const started = startCardNetwork(() => url, { webhook: target })
  const waiting: { call: string; request: IncomingMessage; serveNow: () => void }[] = []
  const cards: CardNetworkInTest = Object.assign(started, {
    url,
    held: [] as CardEvent[],
    fault: "none" as const,
    calls: [] as string[],
    goOn() {
      cards.fault = "none"
      for (const { serveNow } of waiting.splice(0)) serveNow()
    },
    paused() {
      const open = waiting.filter(({ request }) => !request.socket.destroyed)
      return open.map(({ call }) => call)
    },
    tell: (event: CardEvent) => started.webhooks.send(event),
    pageOf(orderId: string) {
      const [page] = started.network.sessions.list((each) => each.metadata.order_id === orderId)
      if (!page) throw new Error(`The network has no page of ${orderId}.`)
      return page
    },
  })
  if (!automatic) started.network.onEvent = (event) => void cards.held.push(event)
  const answer = answerWith(started.routes)
  const server = createServer((request, response) => {
    const serveNow = () => serve(cards, answer, request, response)
    const call = `${request.method} ${(request.url ?? "").split("?")[0]}`
    cards.calls.push(call)
    if (cards.fault === "pausing") waiting.push({ call, request, serveNow })
    else serveNow()
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(cards, { url })
  const shop = await startShop(
    {
      STRIPE_API_KEY: "sk_test_of_this_shop",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: url,
      ...settings,
    },
    given,
  )
  shopUrl = shop.url
  return {
    shop,
    cards,
    async reconcile(also) {
      await shop.db.query(
        `update shop_card_payment set next_check_at = now()
         where state <> 'opening' and (next_check_at is not null or state in ('open', 'refunding'))
           or state = $1`,
        [also ?? null],
      )
    },
    async stop() {
      started.stop()
      server.closeAllConnections()
      server.close()
      await shop.stop()
    },
  }
}

function serve(
  cards: CardNetworkInTest,
  answer: ReturnType<typeof answerWith>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (cards.fault === "silent") return
  if (cards.fault === "trickling") return trickle(response)
  if (cards.fault === "refusing") return void request.socket.destroy()
  // The network's own word, and that of something on the way to it.
  if (cards.fault === "forgetful") return refuse(response, { code: "resource_missing" })
  if (cards.fault === "unreachable") return refuse(response, {})
  const { ahead } = cards.network
  if (ahead) response.setHeader("date", new Date(Date.now() + ahead * 1_000).toUTCString())
  answer(request, response)
}

/** An answer that goes on for as long as anybody listens, and never ends. */
function trickle(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" })
  const drop = setInterval(() => response.write(" "), 500)
  response.once("close", () => clearInterval(drop))
}

function refuse(response: ServerResponse, error: object): void {
  response.writeHead(404, { "content-type": "application/json" })
  const type = "invalid_request_error"
  response.end(JSON.stringify({ error: { type, message: "No such checkout.session", ...error } }))
}

/** Places an order that is paid by card. @returns its id and the page's address */
export async function orderOnline(
  { browser, addressId }: ReadyShopper,
  items: Record<string, number>,
  key?: string,
): Promise<{ id: string; url: string }> {
  const { body } = await browser.post(
    "/api/order/stripe",
    { items: itemsOf(items), addressId },
    key ? { "idempotency-key": key } : {},
  )
  expect(body).toMatchObject({ success: true })
  const { body: list } = await browser.get("/api/order/user")
  const [newest] = (list as unknown as { orders: Order[] }).orders
  return { id: newest?._id ?? "", url: String(body.url) }
}

/** The kinds of mail that the outbox has about an order, sorted. */
export async function mailsAbout({ db }: Shop, orderId: string): Promise<string[]> {
  const { rows } = await db.query<{ kind: string }>(
    `select kind from shop_mail_outbox where subject_ref = $1 or subject_ref like $1 || ' %' order by kind`,
    [orderId],
  )
  return rows.map(({ kind }) => kind)
}
