import { createHmac } from "node:crypto"

/** The `Stripe-Signature` of a body, made at a time (seconds since 1970). */
export function sign(body: string, secret: string, at: number): string {
  const digest = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")
  return `t=${at},v1=${digest}`
}
