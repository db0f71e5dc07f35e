import type {
  IFulfillmentModuleService,
  IStockLocationService,
  MedusaContainer,
} from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createShippingOptionsWorkflow } from "@medusajs/medusa/core-flows"

const LOCATION = "Main store"
const DELIVERY = "Delivery"
const PROVIDER = "manual_manual"

/**
 * The store that goods leave from, and free delivery from it to all of India.
 * @returns the stock location's id
 */
export async function ensureDelivery(
  container: MedusaContainer,
  at: { salesChannelId: string },
): Promise<string> {
  const fulfillment = container.resolve<IFulfillmentModuleService>(Modules.FULFILLMENT)
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const locationId = await ensureLocation(container)
  const zones = await ensureZones(fulfillment)
  await link.create([
    {
      [Modules.SALES_CHANNEL]: { sales_channel_id: at.salesChannelId },
      [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
    },
    {
      [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
      [Modules.FULFILLMENT]: { fulfillment_provider_id: PROVIDER },
    },
    {
      [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
      [Modules.FULFILLMENT]: { fulfillment_set_id: zones.setId },
    },
  ])
  await ensureFreeOption(container, zones.zoneId, await ensureProfile(fulfillment))
  return locationId
}

async function ensureLocation(container: MedusaContainer): Promise<string> {
  const locations = container.resolve<IStockLocationService>(Modules.STOCK_LOCATION)
  const [found] = await locations.listStockLocations({ name: LOCATION })
  const address = { address_1: "1 Market Road", city: "Lucknow", country_code: "in" }
  return (found ?? (await locations.createStockLocations({ name: LOCATION, address }))).id
}

async function ensureProfile(fulfillment: IFulfillmentModuleService): Promise<string> {
  const [found] = await fulfillment.listShippingProfiles({ type: "default" })
  const profile = { name: "Groceries", type: "default" }
  return (found ?? (await fulfillment.createShippingProfiles(profile))).id
}

async function ensureZones(
  fulfillment: IFulfillmentModuleService,
): Promise<{ setId: string; zoneId: string }> {
  const relations = ["service_zones"]
  const [found] = await fulfillment.listFulfillmentSets({ name: DELIVERY }, { relations })
  const set =
    found ??
    (await fulfillment.createFulfillmentSets({
      name: DELIVERY,
      type: "shipping",
      service_zones: [{ name: "India", geo_zones: [{ type: "country", country_code: "in" }] }],
    }))
  const zone = set.service_zones[0]
  if (!zone) throw new Error(`The fulfilment set '${DELIVERY}' has no service zone.`)
  return { setId: set.id, zoneId: zone.id }
}

/** An option without a price is what a killed set-up leaves; it is replaced. */
async function ensureFreeOption(
  container: MedusaContainer,
  zoneId: string,
  profileId: string,
): Promise<void> {
  const fulfillment = container.resolve<IFulfillmentModuleService>(Modules.FULFILLMENT)
  const { data: options } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "shipping_option",
    fields: ["id", "prices.id"],
    filters: { service_zone_id: zoneId },
  })
  if (options.some(({ prices }) => prices?.length)) return
  await fulfillment.deleteShippingOptions(options.map(({ id }) => id))
  await createShippingOptionsWorkflow(container).run({
    input: [
      {
        name: "Free delivery",
        price_type: "flat",
        provider_id: PROVIDER,
        service_zone_id: zoneId,
        shipping_profile_id: profileId,
        type: { label: "Standard", description: "Delivery to the door", code: "standard" },
        prices: [{ currency_code: "inr", amount: 0 }],
        rules: [
          { attribute: "enabled_in_store", operator: "eq", value: "true" },
          { attribute: "is_return", operator: "eq", value: "false" },
        ],
      },
    ],
  })
}
