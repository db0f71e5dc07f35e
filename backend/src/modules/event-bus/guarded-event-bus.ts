import type { IEventBusModuleService } from "@medusajs/framework/types"
import redisEventBus from "@medusajs/medusa/event-bus-redis"
import { env } from "../../server/env"
import { unheld } from "../../server/unheld"

const RedisEventBus = redisEventBus.service as new (...given: never[]) => IEventBusModuleService

/**
 * Medusa's event bus on Redis, for which nobody waits: a workflow whose events cannot be handed over
 * goes on without them. Nothing that must happen hangs on such an event: mails wait in the outbox, and
 * browsing hears from the database (docs/decisions/091). A worker, which announces orders from rows
 * that it forgets only when they are told, gets to know.
 */
export class GuardedEventBus extends RedisEventBus {
  override emit(...given: Parameters<IEventBusModuleService["emit"]>): Promise<void> {
    const emit = () => super.emit(...given)
    return env().role === "worker" ? insist(emit) : unheld("emit", emit, undefined)
  }

  override releaseGroupedEvents(group: string): Promise<void> {
    return unheld("release", () => super.releaseGroupedEvents(group), undefined)
  }

  override clearGroupedEvents(
    ...given: Parameters<IEventBusModuleService["clearGroupedEvents"]>
  ): Promise<void> {
    return unheld("clear", () => super.clearGroupedEvents(...given), undefined)
  }
}

/** @throws Error when the event bus has not taken the events in time */
async function insist(emit: () => Promise<void>): Promise<void> {
  const taken = await unheld("emit", () => emit().then(() => true), false)
  if (!taken) throw new Error("Redis takes no events just now.")
}
