import type { IPricingModuleService } from "@medusajs/framework/types"
import { Modules, PriceListStatus } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { messages } from "@shop/api/messages"
import { rupeesFromPaise } from "@shop/api/money"
import type { ShelfRow } from "../../../catalogue/shelf"
import { Refusal } from "../../../refusal"
import { findPrices, type PriceRows } from "./find-prices"

/** What a product is to cost, in paise, and the product as it is. */
export interface WantedPrices {
  readonly now: Pick<ShelfRow, "variant_id" | "price" | "offer_price">
  readonly price: number
  readonly offerPrice: number
}

/** @throws Refusal when something else than the shop's own two prices decides what it costs */
export async function requireOwnPrices(now: WantedPrices["now"]): Promise<void> {
  const { mrp, offer } = await findPrices(now.variant_id)
  const own = mrp && Math.min(offer?.paise ?? mrp.paise, mrp.paise)
  if (mrp?.paise !== now.price || own !== now.offer_price)
    throw new Refusal(messages.productPriceElsewhere)
}

/**
 * Sets MRP and offer price. They are two writes: the order of them keeps what a shopper pays in
 * between at the old or the new offer price.
 */
export const setPricesStep = createStep(
  "set-prices",
  async ({ now, price, offerPrice }: WantedPrices, { container }) => {
    const pricing = container.resolve<IPricingModuleService>(Modules.PRICING)
    await write(pricing, await findPrices(now.variant_id), { price, offerPrice })
    return new StepResponse(undefined, now)
  },
  async (before, { container }) => {
    if (!before) return
    const pricing = container.resolve<IPricingModuleService>(Modules.PRICING)
    const { variant_id, price, offer_price: offerPrice } = before
    await write(pricing, await findPrices(variant_id), { price, offerPrice })
  },
)

async function write(
  pricing: IPricingModuleService,
  rows: PriceRows,
  wanted: { price: number; offerPrice: number },
): Promise<void> {
  const setMrp = () => writeMrp(pricing, rows, wanted.price)
  const setOffer = () => writeOffer(pricing, rows, wanted)
  const removesOffer = wanted.offerPrice >= wanted.price
  const outgrowsMrp = rows.offer !== null && wanted.offerPrice > (rows.mrp?.paise ?? 0)
  const order = removesOffer || outgrowsMrp ? [setMrp, setOffer] : [setOffer, setMrp]
  for (const set of order) await set()
}

/** Medusa drops the base prices that an update leaves out: all of them are named. */
async function writeMrp(
  pricing: IPricingModuleService,
  { price_set_id, base, mrp }: PriceRows,
  paise: number,
): Promise<void> {
  const prices = base.map(({ id, currency_code, amount }) => ({
    id,
    currency_code,
    amount: id === mrp?.id ? rupeesFromPaise(paise) : amount,
  }))
  await pricing.updatePriceSets(price_set_id, { prices })
}

async function writeOffer(
  pricing: IPricingModuleService,
  { price_set_id, offer, offer_list_id }: PriceRows,
  { price, offerPrice }: { price: number; offerPrice: number },
): Promise<void> {
  const amount = rupeesFromPaise(offerPrice)
  if (offerPrice >= price) {
    if (offer) await pricing.removePrices([offer.id])
  } else if (offer && offer_list_id) {
    const prices = [{ id: offer.id, price_set_id, currency_code: "inr", amount }]
    await pricing.updatePriceListPrices([{ price_list_id: offer_list_id, prices }])
  } else {
    const prices = [{ price_set_id, currency_code: "inr", amount }]
    if (offer_list_id) await pricing.addPriceListPrices([{ price_list_id: offer_list_id, prices }])
    else
      await pricing.createPriceLists([
        { title: "Offers", description: "Offer prices", status: PriceListStatus.ACTIVE, prices },
      ])
  }
}
