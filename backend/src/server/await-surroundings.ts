import { awaitDatabase } from "../db/await-database"
import { checkOrderSchema } from "../workflows/order/order-schema"
import { awaitRedis } from "./await-redis"

/**
 * Resolves when database and Redis answer and the tables are those the order path writes. It loads
 * nothing of Medusa, so a start that has to wait, or must not be, says so in a moment.
 * @throws Error that says what is wrong and what to do
 */
export async function awaitSurroundings(): Promise<void> {
  await awaitDatabase()
  await awaitRedis()
  await checkOrderSchema()
}
