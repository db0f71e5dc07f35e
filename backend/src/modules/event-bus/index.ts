import redisEventBus from "@medusajs/medusa/event-bus-redis"
import { GuardedEventBus } from "./guarded-event-bus"

/** Medusa's event bus on Redis, kept from holding up those who emit (docs/decisions/091). */
export default { ...redisEventBus, service: GuardedEventBus }
