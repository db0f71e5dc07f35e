import { messages } from "@shop/api/messages"
import type { ShelfRow } from "../../catalogue/shelf"
import { Refusal } from "../../refusal"
import { findPrices } from "./steps/find-prices"
import type { PriceChange } from "./steps/set-prices"

/** One after the other. */
export type PriceChanges = readonly [PriceChange, PriceChange]

/**
 * The two writes that give a product its new MRP and offer price, in paise. Their order keeps what a
 * shopper pays in between at the old or the new offer price.
 * @throws Refusal when something else than the shop's own two prices decides what it costs, and for an
 *   offer price while offers are switched off
 */
export async function priceChanges(
  now: Pick<ShelfRow, "variant_id" | "price" | "offer_price">,
  price: number,
  offerPrice: number,
): Promise<PriceChanges> {
  const { variant_id: variantId, price: mrpNow } = now
  const { mrp, offer, offers_off } = await findPrices(variantId)
  const removesOffer = offerPrice >= price
  if (offers_off && !removesOffer) throw new Refusal(messages.offersOff)
  const offerNow = offers_off ? undefined : offer?.paise
  const own = mrp && Math.min(offerNow ?? mrp.paise, mrp.paise)
  if (mrp?.paise !== mrpNow || own !== now.offer_price)
    throw new Refusal(messages.productPriceElsewhere)
  const outgrowsMrp = offer !== null && offerPrice > mrpNow
  const setMrp: PriceChange = { variantId, of: "mrp", paise: price }
  const setOffer: PriceChange = {
    variantId,
    of: "offer",
    paise: removesOffer ? null : offerPrice,
  }
  return removesOffer || outgrowsMrp ? [setMrp, setOffer] : [setOffer, setMrp]
}
