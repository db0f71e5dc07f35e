import { Client } from "pg"
import { env } from "../server/env"

/** Known by this name to the database, so that a restore sees who else is there. */
export const BACKUP_CLIENT = "shop-backup"

/** A connection of its own, that may take as long as it takes and reads and writes all values alike. */
export async function connect(): Promise<Client> {
  const client = new Client({
    connectionString: env().databaseUrl,
    application_name: BACKUP_CLIENT,
    keepAlive: true,
  })
  await client.connect()
  await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
    set timezone = 'UTC'; set bytea_output = 'hex'; set extra_float_digits = 1;
    set check_function_bodies = off; set search_path = public; set lock_timeout = '60s'`)
  return client
}
