import { pool } from "../../db/pool"
import { refuseWhen } from "./refuse-when"

/**
 * Refuses to give a field another value.
 * @param isKept SQL that finds a row when what is called $1 must not become $2
 */
export const keepField = (field: string, isKept: string, sentence: string) =>
  refuseWhen(async ({ body, params }) => {
    const asked = ((body ?? {}) as Record<string, unknown>)[field]
    if (asked === undefined) return false
    return Boolean((await pool().query(isKept, [params.id, asked])).rowCount)
  }, sentence)
