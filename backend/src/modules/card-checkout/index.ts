import { Module } from "@medusajs/framework/utils"
import { CardCheckoutService } from "./service"

export const CARD_CHECKOUT = "card_checkout"
export default Module(CARD_CHECKOUT, { service: CardCheckoutService })
