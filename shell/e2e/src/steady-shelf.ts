/**
 * A list whose products are there from the first start and stay. /products begins with what is newest:
 * what another journey has just added there it may have withdrawn a moment later.
 */
export const STEADY_SHELF = "/products/bakery"
