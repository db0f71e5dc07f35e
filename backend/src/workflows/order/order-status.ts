/** The lines that an order (a row called `of`) consists of by now, as rows called `item`. */
export const currentLines = (
  of: string,
) => `item.order_id = ${of}.id and item.version = ${of}.version
      and item.deleted_at is null and item.quantity > 0`

/** Whether all units of such lines have come so far; null without any. */
export const unitsCame = `bool_and(item.fulfilled_quantity >= item.quantity) as packed,
      bool_and(item.shipped_quantity >= item.quantity) as shipped,
      bool_and(item.delivered_quantity >= item.quantity) as delivered`

/**
 * An order's status, where `unitsCame` are columns: the furthest state that the whole of it has reached;
 * half a parcel on its way is still packed.
 * @param of the name of its row
 * @param unpaid the condition that it is by card and no money has come
 */
export const orderStatus = (of: string, unpaid: string) => `case
      when ${of}.status = 'canceled' then 'Cancelled'
      when ${unpaid} then 'Pending payment'
      when delivered then 'Delivered'
      when shipped then 'Out for delivery'
      when packed then 'Packed'
      else 'Order Placed' end`
