import { Module } from "@medusajs/framework/utils"
import { OrderRequestService } from "./service"

export const ORDER_REQUEST = "order_request"
export default Module(ORDER_REQUEST, { service: OrderRequestService })
