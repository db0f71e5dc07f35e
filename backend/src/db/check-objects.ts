import { databaseObjects } from "./objects"
import { pool } from "./pool"

const aFunction = /^\s*create or replace function (\w+)[\s\S]*?\$\$([\s\S]*)\$\$/
const aTrigger = /^\s*create or replace trigger (\w+)[\s\S]*?\son\s+"?(\w+)"?/

/**
 * Our functions that are missing or changed in the database, and our triggers that are missing or
 * switched off; a trigger's own text is not compared.
 * @returns their names, with what is wrong
 */
export async function brokenObjects(): Promise<string[]> {
  const functions = await pool().query<{ name: string; body: string }>(
    `select proname as name, prosrc as body from pg_proc
     where pronamespace = current_schema()::regnamespace and proname like 'shop\\_%'`,
  )
  const triggers = await pool().query<{ name: string; of: string; on: boolean }>(
    `select tgname as name, relname as of, tgenabled in ('O', 'A') as on
     from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = current_schema()::regnamespace and not tgisinternal`,
  )
  const bodies = new Map(functions.rows.map(({ name, body }) => [name, body]))
  return databaseObjects.flatMap((statement) => {
    const [, name = "", body] = aFunction.exec(statement) ?? []
    if (name) {
      if (!bodies.has(name)) return [`the function ${name} is missing`]
      return bodies.get(name) === body ? [] : [`the function ${name} was changed`]
    }
    const [, trigger = "", table] = aTrigger.exec(statement) ?? []
    if (!trigger) return []
    const found = triggers.rows.find((each) => each.name === trigger && each.of === table)
    if (!found) return [`the trigger ${trigger} on ${table} is missing`]
    return found.on ? [] : [`the trigger ${trigger} on ${table} is switched off`]
  })
}
