import { pool } from "../../db/pool"

/** The provider sends an event for three days at most; what is older need not be known. */
const KEEP_DAYS = 30

/** Card payments of orders and the provider's events that were heard; `workflows/card-payment` writes. */
export class CardCheckoutService {
  /** Forgets events that nobody sends any more. @returns how many */
  async sweep(): Promise<number> {
    const { rowCount } = await pool().query(
      `delete from shop_card_event where received_at < now() - interval '${KEEP_DAYS} days'`,
    )
    return rowCount ?? 0
  }
}
