import { randomUUID } from "node:crypto"
import { Redis } from "ioredis"
import { env } from "./env"
import { log } from "./log"

/** How often Redis is asked, and how long it may take to answer, in ms. */
const EVERY = 500
const PATIENCE = 500
/** How long a mark of a process that is gone stays, in s. */
const MARK_LIVES = 3_600

let answering = true

/** Whether Redis answered a moment ago; true where none is used. Nobody has to try to find out. */
export const redisAnswers = (): boolean => answering

/**
 * Asks Redis again and again whether it is there. `onEmptied` hears when everything in it is gone,
 * and with it the schedule of Medusa's jobs, which is written at the start of a worker only.
 */
export function watchRedis(onEmptied?: () => void): { stop(): Promise<void> } {
  const redis = new Redis(env().redisUrl ?? "", {
    commandTimeout: PATIENCE,
    connectTimeout: PATIENCE,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => EVERY,
    connectionName: "shop-watch",
  })
  redis.on("error", () => undefined)
  const mark = `shop:worker:${randomUUID()}`
  let marked = false
  const look = async () => {
    try {
      if (!onEmptied) await redis.ping()
      else {
        const found = await redis.set(mark, "1", "EX", MARK_LIVES, "GET")
        if (marked && found === null) {
          log("warn", "redis_emptied")
          onEmptied()
        }
        marked = true
      }
      note(true)
    } catch {
      // A connection that is being made at the start has not failed yet.
      if (redis.status !== "connecting" && redis.status !== "connect") note(false)
    }
  }
  const timer = setInterval(() => void look(), EVERY)
  return {
    stop() {
      clearInterval(timer)
      redis.disconnect()
      return Promise.resolve()
    },
  }
}

function note(answers: boolean): void {
  if (answers !== answering) log("warn", answers ? "redis_back" : "redis_away")
  answering = answers
}
