import type { IPricingModuleService } from "@medusajs/framework/types"
import { Modules, PriceListStatus } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { rupeesFromPaise } from "@shop/api/money"
import { findPrices, type PriceRows } from "./find-prices"

/** What one of a product's two prices is to be. */
export interface PriceChange {
  readonly variantId: string
  readonly of: "mrp" | "offer"
  /** Null for no offer price: the product costs its MRP. */
  readonly paise: number | null
}

/**
 * Sets MRP and offer price, a step each, so that the first is undone when the second fails. A step of
 * two names instead would not be: Medusa forgets what it returned once `config` renames it in a `when`.
 */
export const setFirstPriceStep = priceStep("set-first-price")
export const setSecondPriceStep = priceStep("set-second-price")

function priceStep(name: string) {
  return createStep(
    name,
    async (change: PriceChange, { container }) => {
      const pricing = container.resolve<IPricingModuleService>(Modules.PRICING)
      const rows = await findPrices(change.variantId)
      await write(pricing, rows, change)
      const before: PriceChange = { ...change, paise: rows[change.of]?.paise ?? null }
      return new StepResponse(undefined, before)
    },
    async (before, { container }) => {
      if (!before) return
      const pricing = container.resolve<IPricingModuleService>(Modules.PRICING)
      await write(pricing, await findPrices(before.variantId), before)
    },
  )
}

async function write(
  pricing: IPricingModuleService,
  rows: PriceRows,
  { of, paise }: PriceChange,
): Promise<void> {
  if (of === "offer") await writeOffer(pricing, rows, paise)
  else if (paise !== null) await writeMrp(pricing, rows, paise)
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
  paise: number | null,
): Promise<void> {
  if (paise === null) {
    if (offer) await pricing.removePrices([offer.id])
    return
  }
  const price = { price_set_id, currency_code: "inr", amount: rupeesFromPaise(paise) }
  if (offer && offer_list_id) {
    const prices = [{ id: offer.id, ...price }]
    await pricing.updatePriceListPrices([{ price_list_id: offer_list_id, prices }])
  } else {
    const prices = [price]
    if (offer_list_id) await pricing.addPriceListPrices([{ price_list_id: offer_list_id, prices }])
    else
      await pricing.createPriceLists([
        { title: "Offers", description: "Offer prices", status: PriceListStatus.ACTIVE, prices },
      ])
  }
}
