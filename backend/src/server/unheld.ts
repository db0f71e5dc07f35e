import { describeError, log } from "./log"
import { redisAnswers } from "./redis-watch"

/** How long whoever asks something of Redis may be held up, in ms. */
const PATIENCE = 500

/**
 * Asks something of Redis that can be done without: its answer, or `otherwise` when Redis refuses or
 * does not answer in time. While Redis is known to be silent nobody asks. Never throws.
 */
export async function unheld<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  if (!redisAnswers()) return otherwise
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => {
      log("warn", "redis_late", { what })
      resolve(otherwise)
    }, PATIENCE)
  })
  const answer = ask().catch((error: unknown) => {
    log("warn", "redis_failed", { what, ...describeError(error), stack: undefined })
    return otherwise
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
