import { pool } from "../../db/pool"

/** Which order each request made; the order path itself writes and reads the records. */
export class OrderRequestService {
  /** Forgets what no repeat can ask for any more. @returns how many */
  async sweep(): Promise<number> {
    const { rowCount } = await pool().query(
      `delete from shop_order_request where expires_at <= now()`,
    )
    return rowCount ?? 0
  }
}
