import type { IOrderModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { updateOrderTaxLinesWorkflow } from "@medusajs/medusa/core-flows"
import { pool } from "../../db/pool"
import { ofSummary, summaryTotal } from "./summary-total"

const isDraft = `select from "order" where id = $1 and is_draft_order and deleted_at is null`

const sumUp = `
  update order_summary summary set updated_at = now(), totals = summary.totals || jsonb_build_object(
    ${["original_order_total", "current_order_total", "accounting_total"]
      .map((name) => summaryTotal(name, "$2::numeric"))
      .join(", ")},
    ${summaryTotal("pending_difference", `$2::numeric - ${ofSummary("transaction_total")}`)})
  from "order" o
  where o.id = $1 and summary.order_id = o.id and summary.version = o.version
    and summary.deleted_at is null`

/**
 * Writes down what a draft of Medusa Admin costs by now. Medusa sums it up when it is made, before it has
 * tax or promotions, and again only when something of it is packed: till then it would be shown, and paid
 * in Admin, without. Taxes are looked up as Medusa does when the draft becomes an order.
 */
export async function sumDraft(container: MedusaContainer, orderId: string): Promise<void> {
  if ((await pool().query(isDraft, [orderId])).rowCount === 0) return
  await updateOrderTaxLinesWorkflow(container).run({ input: { order_id: orderId } })
  const orders = container.resolve<IOrderModuleService>(Modules.ORDER)
  const { total } = await orders.retrieveOrder(orderId, { select: ["id", "total"] })
  await pool().query(sumUp, [orderId, String(total)])
}
