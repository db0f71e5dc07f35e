import { Module } from "@medusajs/framework/utils"
import { StockMoveService } from "./service"

export default Module("stock_move", { service: StockMoveService })
