import { writeFileSync } from "node:fs"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createApiKeysWorkflow,
  createInventoryLevelsWorkflow,
  createProductsWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows"

const STOCK = 1_000_000

/**
 * Fills an empty stock Medusa by its own workflows with what ordering asks for: India in rupees, 2%
 * tax, free delivery, a sales channel with its publishable key, and counted products in stock.
 * @param {{ container: import("@medusajs/framework/types").MedusaContainer, args: string[] }} given
 *   args: how many products, and the file that takes what a client must know
 */
export default async function seed({ container, args }) {
  const [count = "0", factsFile = ""] = args
  const run = async (workflow, input) => (await workflow(container).run({ input })).result
  const link = container.resolve(ContainerRegistrationKeys.LINK)

  const [channel] = await run(createSalesChannelsWorkflow, {
    salesChannelsData: [{ name: "Shop" }],
  })
  const [region] = await run(createRegionsWorkflow, {
    regions: [
      {
        name: "India",
        currency_code: "inr",
        countries: ["in"],
        payment_providers: ["pp_system_default"],
      },
    ],
  })
  await run(createTaxRegionsWorkflow, [
    {
      country_code: "in",
      provider_id: "tp_system",
      default_tax_rate: { name: "Tax", code: "tax", rate: 2 },
    },
  ])

  const address = { address_1: "1 Market Road", city: "Lucknow", country_code: "IN" }
  const [location] = await run(createStockLocationsWorkflow, {
    locations: [{ name: "Main store", address }],
  })
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const zones = await fulfillment.createFulfillmentSets({
    name: "Delivery",
    type: "shipping",
    service_zones: [{ name: "India", geo_zones: [{ type: "country", country_code: "in" }] }],
  })
  const at = { [Modules.STOCK_LOCATION]: { stock_location_id: location.id } }
  await link.create([
    { ...at, [Modules.FULFILLMENT]: { fulfillment_provider_id: "manual_manual" } },
    { ...at, [Modules.FULFILLMENT]: { fulfillment_set_id: zones.id } },
  ])
  await run(linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] })
  const [profile] = await run(createShippingProfilesWorkflow, {
    data: [{ name: "Groceries", type: "groceries" }],
  })
  await run(createShippingOptionsWorkflow, [
    {
      name: "Free delivery",
      price_type: "flat",
      provider_id: "manual_manual",
      service_zone_id: zones.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: "Standard", description: "Delivery to the door", code: "standard" },
      prices: [{ currency_code: "inr", amount: 0 }],
      rules: [
        { attribute: "enabled_in_store", operator: "eq", value: "true" },
        { attribute: "is_return", operator: "eq", value: "false" },
      ],
    },
  ])

  const products = await run(createProductsWorkflow, {
    products: Array.from({ length: Number(count) }, (_, index) => ({
      title: `Groceries, lot ${index + 1}`,
      handle: `lot-${index + 1}`,
      status: "published",
      sales_channels: [{ id: channel.id }],
      shipping_profile_id: profile.id,
      options: [{ title: "Size", values: ["One"] }],
      variants: [
        {
          title: "One",
          sku: `lot-${index + 1}`,
          options: { Size: "One" },
          prices: [{ currency_code: "inr", amount: 20 + (index % 90) }],
          manage_inventory: true,
        },
      ],
    })),
  })
  const items = await container.resolve(Modules.INVENTORY).listInventoryItems({}, { take: null })
  await run(createInventoryLevelsWorkflow, {
    inventory_levels: items.map(({ id }) => ({
      inventory_item_id: id,
      location_id: location.id,
      stocked_quantity: STOCK,
    })),
  })

  const [key] = await run(createApiKeysWorkflow, {
    api_keys: [{ title: "Shop", type: "publishable", created_by: "" }],
  })
  await run(linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })

  const variantIds = products.map(({ variants }) => variants[0].id)
  writeFileSync(factsFile, JSON.stringify({ key: key.token, regionId: region.id, variantIds }))
}
