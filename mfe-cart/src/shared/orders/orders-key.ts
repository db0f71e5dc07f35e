/** Where a shopper's orders stand in the query cache; without an id, anybody's. */
export const ordersKey = (userId?: string) =>
  userId === undefined ? ["order", "mine"] : ["order", "mine", userId]
