import { Module } from "@medusajs/framework/utils"
import { StockMoveService } from "./service"

export const STOCK_MOVE = "stock_move"
export default Module(STOCK_MOVE, { service: StockMoveService })
