import { formatNumber, pluralIn } from "@shop/kernel"

const plural = pluralIn("en")

/** The texts of the orders' screen, a third of all in `en.ts`. */
export const ordersInEnglish = {
  title: "Orders",
  loading: "Loading orders...",
  none: "No orders yet",
  noneHint: "New orders appear here as they come in.",
  noneFound: "No orders found.",
  failed: "The orders could not be loaded.",
  find: "Find orders",
  findHint: "Name, phone or order number",
  status: "Status",
  anyStatus: "All orders",
  more: "Show older orders",
  order: "Order",
  isNew: "New",
  payment: "Payment",
  paid: "Paid",
  pending: "Pending",
  paymentStates: {
    mismatched: "Another amount came in",
    refunding: "Refund under way",
    refunded: "Refunded in full",
  },
  showNew: (orders: number) =>
    plural(orders, { one: "Show 1 new order", other: `Show ${formatNumber(orders)} new orders` }),
  movedOn: "Leaves this list when it is next loaded.",
  partlyRefunded: (amount: string) => `${amount} refunded`,
  problems: {
    amount:
      "The card provider received another amount than the order's. Compare both; cancelling the order gives the money back.",
    dispute: "The card's owner disputes the payment. Answer it in the provider's pages.",
    gone: "Money came in for this deleted order. It goes back by itself.",
    lost: "The card provider does not know this order's payment page any more, so the order was cancelled. If its keys were changed, look in the account before whether money came in.",
    refund:
      "The card's bank sent a refund back: the shopper has not got the money. Refund it again; if that is refused, pay them in another way.",
    page: "Money came in on a page that is not this order's. Look at it in the provider's pages.",
  },
  refund: "Refund in full",
  refundAgain: "Refund again",
  refundTitle: (number: string) => `Refund order #${number}?`,
  refundWarning: (amount: string, name: string) =>
    `${amount} goes back to the card of ${name}. The order itself stays as it is.`,
  refundConfirm: (amount: string) => `Refund ${amount}`,
  keepMoney: "Do not refund",
  paidOtherwise: "I paid the failed refund in another way",
  toTake: "to be taken on delivery",
  taken: "taken on delivery",
  paymentTypes: { COD: "Cash On Delivery", Online: "Online Payment" },
  items: "Items",
  quantity: (quantity: number) => `${quantity} ×`,
  allItems: (items: number) => `Show all ${items} items`,
  address: "Deliver to",
  statuses: {
    "Pending payment": "Pending payment",
    "Order Placed": "Order Placed",
    Packed: "Packed",
    "Out for delivery": "Out for delivery",
    Delivered: "Delivered",
    Cancelled: "Cancelled",
  },
  moves: {
    pack: () => "Mark as packed",
    sendOff: () => "Send out for delivery",
    deliver: () => "Mark as delivered",
    deliverPaid: (amount: string) => `Delivered, ${amount} taken`,
    takeMoney: (amount: string) => `${amount} taken`,
  },
  deliveredUnpaid: "Delivered, not paid",
  moved: (status: string) => `Now: ${status}`,
  moveFailed: "The shop did not answer. Please try again.",
  cancel: "Cancel order",
  cancelTitle: (number: string) => `Cancel order #${number}?`,
  cancelWarning: (name: string) => `${name} gets a mail. This cannot be undone.`,
  cancelPaidWarning: (amount: string, name: string) =>
    `${amount} goes back to the card of ${name}, who gets a mail. This cannot be undone.`,
  cancelConfirm: "Cancel order",
  keep: "Keep order",
  close: "Close",
}
