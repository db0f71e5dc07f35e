import { Module } from "@medusajs/framework/utils"
import { RateLimitService } from "./service"

export default Module("rateLimit", { service: RateLimitService })
