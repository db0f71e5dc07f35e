import { Redis } from "ioredis"
import { env } from "./env"
import { untilAnswering } from "./until-answering"

/** How long Redis may take to answer before it counts as away, in ms. */
const PATIENCE = 2_000

/**
 * Resolves when Redis answers, where it is used; waits and throws as `untilAnswering` says. Medusa's
 * modules would start without it, and end the process at the first thing they ask.
 */
export async function awaitRedis(within?: number): Promise<void> {
  const { redisUrl, role } = env()
  if (!redisUrl || role === "all") return
  const { hostname, port } = new URL(redisUrl)
  const redis = {
    what: "Redis",
    where: `${hostname}:${port || 6379}`,
    setting: "REDIS_URL",
    ask: () => ping(redisUrl),
    isAway: (error: unknown) => !/^(NOAUTH|WRONGPASS|NOPERM)/.test((error as Error).message),
  }
  await untilAnswering(redis, within)
}

async function ping(url: string): Promise<void> {
  const client = new Redis(url, {
    lazyConnect: true,
    enableReadyCheck: false,
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  // Whoever asked hears of it by the command that failed.
  client.on("error", () => undefined)
  try {
    await client.connect()
    await client.ping()
  } finally {
    client.disconnect()
  }
}
