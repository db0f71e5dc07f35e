import { type ClientConfig, Pool, type PoolClient, type PoolConfig, type QueryResultRow } from "pg"
import { env } from "../server/env"

/** What our own SQL runs on: the pool, or the client of one transaction. */
export interface Db {
  query<Row extends QueryResultRow>(
    statement: string | NamedStatement,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>
}

/** A statement that each connection plans once and keeps under its name. */
export interface NamedStatement {
  readonly name: string
  readonly text: string
}

/** How long a statement of our own may take, in ms. */
export const STATEMENT = 15_000

/** How each connection for our own SQL is made; `name` is what the database calls it. */
export function connectionSettings(name: string): ClientConfig {
  return {
    connectionString: env().databaseUrl,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT,
    // Named statements are planned once for each connection: planning the shelf anew would cost
    // several times what reading it does (docs/decisions/071).
    options: "-c plan_cache_mode=force_generic_plan",
  }
}

let shared: Pool | undefined

/** The one pool for our own SQL; Medusa keeps its own. Waits at most 5 s for a connection. */
export function pool(): Pool {
  if (!shared) {
    shared = new Pool({ ...connectionSettings("shop"), max: 12, idleTimeoutMillis: 30_000 })
    outliveConnections(shared)
  }
  return shared
}

/**
 * A small pool beside the shared one, made when it is first needed: for what must go on while others wait
 * in there.
 */
export function separatePool(settings: () => PoolConfig): () => Pool {
  let made: Pool | undefined
  return () => {
    if (!made) {
      made = new Pool({ ...settings(), max: 2, allowExitOnIdle: true })
      outliveConnections(made)
    }
    return made
  }
}

/**
 * A connection that dies, because the database restarts or ends it, is dropped by its pool, and whoever
 * was using it gets the error of its statement; neither may end the process.
 */
function outliveConnections(connections: Pool): void {
  const ignore = () => undefined
  connections.on("error", ignore)
  connections.on("connect", (client) => client.on("error", ignore))
}

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  try {
    await client.query("begin")
    const result = await work(client)
    await client.query("commit")
    client.release()
    return result
  } catch (error) {
    await rollBack(client)
    throw error
  }
}

async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query("rollback")
    client.release()
  } catch {
    // The connection itself is gone: with it went the transaction.
    client.release(true)
  }
}

/** Closes the pool; for a graceful stop. */
export async function closePool(): Promise<void> {
  const closing = shared
  shared = undefined
  await closing?.end()
}
