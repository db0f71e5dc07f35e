import { catalogueObjects } from "../catalogue/watch"
import { kitObjects } from "../integrity/objects"
import { liveObjects } from "../live/objects"
import { everyProductListed } from "../modules/listing/every-product-listed"
import { orderRequestObjects } from "../modules/order-request/objects"
import { sessionObjects } from "../modules/session/objects"
import { cardPaymentObjects } from "../workflows/card-payment/objects"
import { stockGuard } from "./stock-guard"
import { switchGuard } from "./switch-guard"

/**
 * Functions and triggers of ours on Medusa's tables, applied after all migrations, each statement
 * safe to repeat. Tables of ours are made by their module's migrations instead.
 */
export const databaseObjects: readonly string[] = [
  ...everyProductListed,
  ...sessionObjects,
  ...orderRequestObjects,
  ...catalogueObjects,
  ...stockGuard,
  ...switchGuard,
  ...kitObjects,
  ...liveObjects,
  ...cardPaymentObjects,
]
