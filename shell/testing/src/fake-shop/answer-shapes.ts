import type { FakeShopState } from "./state"

/**
 * Answers one call, at once or later: an object is the JSON of a 200, a Response any other answer, an
 * Error a fault of the network.
 */
export type FakeAnswer = (
  shop: FakeShopState,
  body: never,
  headers: Headers,
) => object | Error | Promise<object | Error>

export const success = (fields: object = {}) => ({ success: true, message: "Done.", ...fields })
export const refusal = (message: string) => ({ success: false, message, error: message })
