import { Client } from "pg"
import { env } from "../server/env"

/** A connection of its own, that may take as long as it takes and reads and writes all values alike. */
export async function connect(): Promise<Client> {
  const client = new Client({
    connectionString: env().databaseUrl,
    // Not "shop": by that name a restore knows a shop that runs.
    application_name: "shop-backup",
    keepAlive: true,
  })
  await client.connect()
  await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
    set timezone = 'UTC'; set bytea_output = 'hex'; set extra_float_digits = 1;
    set check_function_bodies = off; set search_path = public; set lock_timeout = '60s'`)
  return client
}
