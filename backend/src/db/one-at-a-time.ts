import { Client } from "pg"
import { env } from "../server/env"

/**
 * Runs `work` while no other process runs it, on whichever machine: waits for its turn. The turn hangs
 * on a connection, so it ends with the process that has it.
 */
export async function oneAtATime<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: env().databaseUrl,
    application_name: `shop-${name}`,
  })
  client.on("error", () => undefined)
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(hashtext($1))", [`shop-${name}`])
    return await work()
  } finally {
    await client.end()
  }
}
