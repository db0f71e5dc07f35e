import { CardError } from "./card-error.js"
import type { Journal } from "./journal.js"
import type {
  CardEvent,
  Charge,
  CheckoutSession,
  Dispute,
  LineItem,
  PaymentIntent,
  Refund,
} from "./objects.js"
import { seconds } from "./seconds.js"
import { Shelf } from "./shelf.js"

/** Everything that a card network keeps, and the events that tell of it. */
export class CardBooks {
  readonly sessions: Shelf<CheckoutSession>
  readonly lines: Shelf<{ id: string; items: LineItem[] }>
  readonly intents: Shelf<PaymentIntent>
  readonly charges: Shelf<Charge>
  readonly refunds: Shelf<Refund>
  readonly disputes: Shelf<Dispute>
  readonly events: Shelf<CardEvent>
  /** How far its clock is ahead of this machine's, in seconds. */
  ahead = 0
  /** Told of each event as it happens. */
  onEvent: (event: CardEvent) => void = () => undefined

  constructor(journal: Journal) {
    this.sessions = new Shelf("session", "cs_test", journal)
    this.lines = new Shelf("lines", "li", journal)
    this.intents = new Shelf("intent", "pi", journal)
    this.charges = new Shelf("charge", "ch", journal)
    this.refunds = new Shelf("refund", "re", journal)
    this.disputes = new Shelf("dispute", "du", journal)
    this.events = new Shelf("event", "evt", journal)
    const shelves = [this.sessions, this.lines, this.intents, this.charges, this.refunds]
    for (const entry of journal.read())
      for (const shelf of [...shelves, this.disputes, this.events]) shelf.restore(entry)
  }

  /** Its own time, as Stripe tells times. */
  now(): number {
    return seconds() + this.ahead
  }

  session(id: string): CheckoutSession {
    const session = this.sessions.get(id)
    if (!session) throw new CardError(404, "resource_missing", `No such checkout.session: '${id}'`)
    return session
  }

  intent(id: string): PaymentIntent {
    const intent = this.intents.get(id)
    if (!intent) throw new CardError(404, "resource_missing", `No such payment_intent: '${id}'`)
    return intent
  }

  /** Writes an event down and hands it on. */
  tell(type: string, object: CardEvent["data"]["object"]): CardEvent {
    const event = this.events.save({
      id: this.events.newId(),
      object: "event",
      type,
      created: this.now(),
      livemode: false,
      data: { object },
    })
    this.onEvent(event)
    return event
  }
}
