import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { env } from "../server/env"

/** How often a turn is asked for, in ms. */
const ASK_EVERY = 250

/**
 * Runs `work` while no other process runs it, on whichever machine: waits for its turn. The turn hangs
 * on a connection, so it ends with the process that has it. It is asked for again and again: a statement
 * that waits in the database keeps an index from being built, which waits for all that is older.
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
    while (!(await takesTurn(client, `shop-${name}`))) await sleep(ASK_EVERY)
    return await work()
  } finally {
    await client.end()
  }
}

async function takesTurn(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    "select pg_try_advisory_lock(hashtext($1)) as mine",
    [name],
  )
  return rows[0]?.mine === true
}
