/** Stripe's well-known test cards, as far as this network plays them. */
export const testCards = [
  { number: "4242 4242 4242 4242", outcome: "paid" },
  { number: "4000 0000 0000 0002", outcome: "declined" },
  { number: "4000 0025 0000 3155", outcome: "confirm" },
] as const

export type CardOutcome = (typeof testCards)[number]["outcome"] | "invalid"

/** What a card does. One that is none of these is refused: nobody shall enter a real card here. */
export function cardOutcome(card: string): CardOutcome {
  const digits = card.replace(/\D/g, "")
  return testCards.find(({ number }) => number.replaceAll(" ", "") === digits)?.outcome ?? "invalid"
}
