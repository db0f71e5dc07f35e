import { createCart } from "./create-cart"

/** The one cart of this page: screens and fragments come from one build and share this module. */
export const cart = createCart()
