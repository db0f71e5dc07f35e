import { Module } from "@medusajs/framework/utils"
import { SavedCartService } from "./service"

export const SAVED_CART = "saved_cart"
export default Module(SAVED_CART, { service: SavedCartService })
