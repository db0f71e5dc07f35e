/**
 * Something the person can act on: answered 200 with `success: false` and this sentence
 * (from the message catalogue). `fields` join the answer, e.g. the new amount.
 */
export class Refusal extends Error {
  override readonly name = "Refusal"
  constructor(
    sentence: string,
    readonly fields: Record<string, unknown> = {},
  ) {
    super(sentence)
  }
}

/** A request no screen of ours makes, answered with `status` and a sentence (400–415, 429). */
export class BadRequest extends Error {
  override readonly name = "BadRequest"
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 503,
    sentence: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(sentence)
  }
}

/** Workflows hand on a plain copy of what a step threw: its name tells what it is, not its class. */
const isNamed = (error: unknown, name: string) =>
  error instanceof Object && "name" in error && error.name === name

export const isRefusal = (error: unknown): error is Refusal => isNamed(error, "Refusal")

export const isBadRequest = (error: unknown): error is BadRequest => isNamed(error, "BadRequest")
