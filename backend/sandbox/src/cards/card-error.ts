/** A refusal in the form of Stripe's API. */
export class CardError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly type: "invalid_request_error" | "idempotency_error" = "invalid_request_error",
  ) {
    super(message)
  }
}
