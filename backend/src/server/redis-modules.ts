import { join } from "node:path"
import { Modules } from "@medusajs/framework/utils"

/**
 * What Redis may take to answer one command of a server, in ms. Longer than any start holds up the
 * event loop; people never wait so long, see `GuardedEventBus`.
 */
const PATIENCE = 10_000

/**
 * Medusa's event bus and workflow engine on Redis, for processes that share their work (server and
 * worker); a process that is alone has them in memory, which is Medusa's default.
 *
 * A server queues no commands for a Redis that is away and gives up on one that is silent. A worker
 * waits as long as it takes: its queues are read by commands that block, and nobody waits for it.
 */
export function redisModules(from: NodeJS.ProcessEnv) {
  const { MEDUSA_WORKER_MODE: mode, REDIS_URL: redisUrl } = from
  if (!redisUrl || (mode !== "server" && mode !== "worker")) return []
  const redisOptions =
    mode === "worker"
      ? { maxRetriesPerRequest: null }
      : { commandTimeout: PATIENCE, enableOfflineQueue: false, maxRetriesPerRequest: 0 }
  return [
    {
      key: Modules.EVENT_BUS,
      resolve: join(__dirname, "..", "modules", "event-bus"),
      options: {
        redisUrl,
        redisOptions,
        // A subscriber that fails is asked again; what failed for good does not fill the memory.
        jobOptions: {
          attempts: 5,
          backoff: { type: "exponential", delay: 1_000 },
          removeOnComplete: { age: 3_600, count: 1_000 },
          removeOnFail: { age: 86_400, count: 1_000 },
        },
      },
    },
    {
      key: Modules.WORKFLOW_ENGINE,
      resolve: "@medusajs/medusa/workflow-engine-redis",
      options: { redis: { redisUrl, redisOptions } },
    },
  ]
}
