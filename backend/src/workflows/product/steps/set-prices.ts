import type { IPricingModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { rupeesFromPaise } from "@shop/api/money"
import { offersList } from "../offers-list"
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
      const rows = await findPrices(change.variantId)
      await write(container, rows, change)
      const before: PriceChange = { ...change, paise: rows[change.of]?.paise ?? null }
      return new StepResponse(undefined, before)
    },
    async (before, { container }) => {
      if (!before) return
      await write(container, await findPrices(before.variantId), before)
    },
  )
}

async function write(
  container: MedusaContainer,
  rows: PriceRows,
  { of, paise }: PriceChange,
): Promise<void> {
  if (of === "offer") await writeOffer(container, rows, paise)
  else if (paise !== null) await writeMrp(container, rows, paise)
}

/** Medusa drops the base prices that an update leaves out: all of them are named. */
async function writeMrp(
  container: MedusaContainer,
  { price_set_id, base, mrp }: PriceRows,
  paise: number,
): Promise<void> {
  const prices = base.map(({ id, currency_code, amount }) => ({
    id,
    currency_code,
    amount: id === mrp?.id ? rupeesFromPaise(paise) : amount,
  }))
  const pricing = container.resolve<IPricingModuleService>(Modules.PRICING)
  await pricing.updatePriceSets(price_set_id, { prices })
}

async function writeOffer(
  container: MedusaContainer,
  { price_set_id, offer }: PriceRows,
  paise: number | null,
): Promise<void> {
  const pricing = container.resolve<IPricingModuleService>(Modules.PRICING)
  if (paise === null) {
    if (offer) await pricing.removePrices([offer.id])
    return
  }
  const { id: price_list_id } = await offersList(container)
  const price = { price_set_id, currency_code: "inr", amount: rupeesFromPaise(paise) }
  if (offer)
    await pricing.updatePriceListPrices([{ price_list_id, prices: [{ id: offer.id, ...price }] }])
  else await pricing.addPriceListPrices([{ price_list_id, prices: [price] }])
}
