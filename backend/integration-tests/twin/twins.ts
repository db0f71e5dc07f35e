import { expect } from "vitest"
import { AdminOrder } from "../harness/admin-order"
import type { Browser } from "../harness/browser"
import { type ReadyShopper, readyShopper } from "../harness/crowd"
import type { Shop } from "../harness/start-shop"
import { pathsThatDiffer, tablesOfOne, tablesOfTheirOwn } from "./expected-differences"
import type { MedusaTwin } from "./medusa-twin"
import { belonging, comparable, differences, orderRecords } from "./order-records"
import { countRows, growth } from "./written-tables"

/** All that Medusa Admin's pages ask of an order, and every relation below it. */
const fields = [
  "*items,*items.tax_lines,*items.adjustments,*items.detail,*items.variant,*items.variant.product",
  "*items.variant.options,*items.variant.inventory_items,*items.product",
  "*shipping_methods,*shipping_methods.tax_lines,*shipping_methods.adjustments,*shipping_address",
  "*billing_address,+summary,*promotions,*credit_lines,*customer,*region,*sales_channel",
  "*payment_collections,*payment_collections.payments,*payment_collections.payments.captures",
  "*payment_collections.payments.refunds,*payment_collections.payment_sessions,*transactions",
  "*fulfillments,*fulfillments.items,*fulfillments.labels,*fulfillments.delivery_address",
  "*fulfillments.shipping_option,+payment_status,+fulfillment_status,+metadata,+refundable_total",
  "+custom_display_id,+email,+canceled_at,+is_draft_order,+no_notification,+locale,+version",
  ...["", "item_", "shipping_"].flatMap((of) =>
    ["total", "subtotal", "tax_total", "discount_total"].flatMap((sum) => [
      `+${of}${sum}`,
      `+original_${of}${sum}`,
    ]),
  ),
].join()

/** One basket ordered twice: through our call and through Medusa's own workflows. */
export class Twins {
  private constructor(
    private readonly shop: Shop,
    private readonly ours: AdminOrder,
    private readonly theirs: AdminOrder,
    /** What placing the order did to the tables of only one of them. */
    readonly placed: Record<string, unknown[]>,
  ) {}

  static async order(
    { shop, admin, medusa }: { shop: Shop; admin: Browser; medusa: MedusaTwin },
    basket: Record<string, number>,
  ): Promise<Twins> {
    const shopper = await readyShopper(shop)
    const start = await countRows(shop)
    const ours = await orderFrom(shopper, basket)
    const middle = await countRows(shop)
    const theirs = await medusa.order(shopper, basket)
    const placed = differences(
      without(
        [...Object.keys(tablesOfOne.medusa), ...tablesOfTheirOwn],
        growth(middle, await countRows(shop)),
      ),
      without([...Object.keys(tablesOfOne.ours), ...tablesOfTheirOwn], growth(start, middle)),
    )
    return new Twins(shop, new AdminOrder(admin, ours), new AdminOrder(admin, theirs), placed)
  }

  /**
   * Does the same to both, one after the other.
   * @returns what it did differently to the tables, by name with Medusa's growth first
   */
  async do(act: (order: AdminOrder) => Promise<void>): Promise<Record<string, unknown[]>> {
    const start = await countRows(this.shop)
    await act(this.theirs)
    const middle = await countRows(this.shop)
    await act(this.ours)
    const [theirs, ours] = [growth(start, middle), growth(middle, await countRows(this.shop))].map(
      (grown) => without(tablesOfTheirOwn, grown),
    )
    const unseen = Object.keys(ours ?? {}).filter(
      (table) => !(table in belonging) && !/^shop_| units$/.test(table),
    )
    expect(unseen, "tables whose rows are not compared").toEqual([])
    return differences(theirs, ours)
  }

  /** Where rows and Medusa Admin's answers differ, by path with Medusa's value first. */
  async differing(): Promise<[string, unknown[]][]> {
    const all = differences(await this.told(this.theirs), await this.told(this.ours))
    return Object.entries(all).filter(
      ([path]) => !pathsThatDiffer.some((expected) => expected.path.test(path)),
    )
  }

  private async told(order: AdminOrder) {
    const answer = await order.read<{ items: { product_id: string }[] }>(fields)
    answer.items.sort((a, b) => (a.product_id < b.product_id ? -1 : 1))
    return { rows: await orderRecords(this.shop, order.id), answer: comparable(answer) }
  }
}

async function orderFrom(shopper: ReadyShopper, basket: Record<string, number>): Promise<string> {
  expect((await shopper.order(basket)).body.success).toBe(true)
  const [order] = await shopper.orders()
  return order?._id ?? ""
}

function without(expected: readonly string[], grown: Record<string, number>) {
  return Object.fromEntries(Object.entries(grown).filter(([table]) => !expected.includes(table)))
}
