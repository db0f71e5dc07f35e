import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Effect, type Fact, next, type PaymentState, type Standing } from "./payment-state"

const AMOUNT = 20_398

/** A shop with one order, and the provider with its page: everything that can go its own way. */
class World {
  state: PaymentState = "opening"
  closing = false
  order: Standing["order"] = "standing"
  /** Units that nobody has; the order takes one, also when it comes back. */
  free = 0
  captured = false
  page: "none" | "open" | "closed" | "pending" | "failed" | "paid" | "lost" = "none"
  money = 0
  paidAmount = AMOUNT
  refunded = 0
  deletedWhilePaid = false
  readonly facts: Fact[] = []
  readonly done: Effect[] = []

  hear(fact: Fact): void {
    const { state, closing, order } = this
    let move = next({ state, closing, order, amount: AMOUNT, currency: "inr" }, fact)
    if (move.otherwise && this.free === 0) move = move.otherwise
    for (const effect of move.effects) this.apply(effect)
    this.state = move.to
  }

  send(fact: Fact): void {
    this.facts.push(fact)
  }

  pay(amount: number): void {
    if (this.page !== "open" && this.page !== "pending") return
    this.page = "paid"
    this.money = amount
    this.paidAmount = amount
    this.send({ kind: "paid", amount, currency: "INR" })
  }

  /** Paid in the instant in which the page closed. */
  payLate(): void {
    if (this.page === "closed") this.page = "open"
    this.pay(AMOUNT)
  }

  close(): void {
    if (this.page !== "open") return
    this.page = "closed"
    this.send({ kind: "expired" })
  }

  cancelOrder(): void {
    if (this.order !== "standing") return
    this.order = "cancelled"
    this.free += 1
  }

  /** What reconciliation does: asks how things are, and gives back what has to go back. */
  reconcile(): void {
    if (this.state === "opening") this.hear({ kind: "unopened" })
    if (this.state === "open" && (this.closing || this.order !== "standing")) {
      this.closing = true
      this.close()
    }
    if (this.page === "paid") this.hear({ kind: "paid", amount: this.paidAmount, currency: "inr" })
    if (this.page === "closed") this.hear({ kind: "expired" })
    if (this.page === "failed") this.hear({ kind: "failed" })
    if (this.page === "lost") this.hear({ kind: "lost" })
    const keeps = this.money > this.refunded
    if (this.order === "cancelled" && keeps) this.hear({ kind: "given-up" })
    if (this.state === "refunding") {
      this.refunded = this.money
      this.hear({ kind: "refunded" })
    }
  }

  private apply(effect: Effect): void {
    this.done.push(effect)
    if (effect === "cancel-order") {
      expect(this.order).toBe("standing")
      this.cancelOrder()
    }
    if (effect === "revive-order") {
      expect(this.order).toBe("cancelled")
      expect(this.free).toBeGreaterThan(0)
      this.order = "standing"
      this.free -= 1
    }
    if (effect === "take-payment") {
      expect(this.captured).toBe(false)
      this.captured = true
    }
  }
}

type Command = (world: World) => void

const commands: Record<string, Command> = {
  open: (world) => {
    if (world.page === "none") world.page = "open"
    world.hear({ kind: "opened" })
  },
  "page fails": (world) => world.hear({ kind: "unopened" }),
  pay: (world) => world.pay(AMOUNT),
  "pay another amount": (world) => world.pay(AMOUNT - 1),
  "pay late": (world) => world.payLate(),
  "pay slowly": (world) => {
    if (world.page === "open") world.page = "pending"
  },
  fail: (world) => {
    if (world.page !== "pending") return
    world.page = "failed"
    world.send({ kind: "failed" })
  },
  expire: (world) => world.close(),
  "provider forgets": (world) => {
    if (world.page === "open") world.page = "lost"
  },
  "shopper cancels": (world) => {
    if (world.state === "opening") return world.hear({ kind: "given-up" })
    world.closing = true
    world.close()
  },
  "seller cancels": (world) => {
    if (world.state === "mismatched") return world.hear({ kind: "given-up" })
    world.closing = true
    world.close()
  },
  "Medusa Admin cancels": (world) => world.cancelOrder(),
  "Medusa Admin deletes": (world) => {
    world.deletedWhilePaid ||= world.state === "paid" || world.state === "mismatched"
    world.order = "gone"
  },
  "others buy": (world) => {
    world.free = 0
  },
  "others return": (world) => {
    world.free += 1
  },
  reconcile: (world) => world.reconcile(),
}

/** How far it comes before things go their own way: else few pages would ever open. */
const beginning = fc.constantFrom<string[]>([], ["open"], ["open", "pay"], ["open", "pay slowly"])

/** Some commands, and any event that was sent so far, in any order and as often as it likes. */
const middle = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...Object.keys(commands)) },
    { weight: 2, arbitrary: fc.nat(10) },
  ),
  { maxLength: 20 },
)

function live(steps: readonly (string | number)[]): World {
  const world = new World()
  for (const step of steps) {
    if (typeof step === "string") commands[step]?.(world)
    else {
      const fact = world.facts[step % Math.max(world.facts.length, 1)]
      if (fact) world.hear(fact)
    }
  }
  for (let round = 0; round < 4; round++) world.reconcile()
  return world
}

describe("the life of a card payment", () => {
  it("never parts money and order, whatever happens in whatever order", () => {
    fc.assert(
      fc.property(beginning, middle, (first, then) => {
        const world = live([...first, ...then])
        const { state, order, money, refunded, page, captured } = world
        const kept = money - refunded
        if (kept > 0) {
          const forTheOrder = state === "paid" && captured && kept === AMOUNT
          expect(forTheOrder || state === "mismatched").toBe(true)
          if (!world.deletedWhilePaid) expect(order).toBe("standing")
        }
        if (kept === 0 && page !== "open" && page !== "pending") {
          expect(["expired", "failed", "cancelled", "refunded"]).toContain(state)
          expect(order).not.toBe("standing")
        }
        if (refunded > 0) expect(state).toBe("refunded")
        for (const once of ["announce", "mail-placed", "mail-received", "take-payment"] as const)
          expect(world.done.filter((each) => each === once).length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 2_000 },
    )
  })

  const standing: Standing = {
    state: "open",
    closing: false,
    order: "standing",
    amount: AMOUNT,
    currency: "inr",
  }
  const money = { kind: "paid", amount: AMOUNT, currency: "inr" } as const

  it("honours what is paid after the page expired only while its units are there", () => {
    const move = next({ ...standing, state: "expired", order: "cancelled" }, money)
    expect(move).toMatchObject({ to: "paid", otherwise: { to: "refunding" } })
    expect(move.effects[0]).toBe("revive-order")
  })

  it.each([
    ["less", { ...money, amount: AMOUNT - 1 }],
    ["more", { ...money, amount: AMOUNT + 1 }],
    ["other money", { ...money, currency: "usd" }],
  ])("never takes %s than the order's amount for a payment of it", (_name, fact) => {
    expect(next(standing, fact)).toEqual({ to: "mismatched", effects: ["flag-amount"] })
  })
})
