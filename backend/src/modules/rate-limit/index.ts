import { Module } from "@medusajs/framework/utils"
import { RateLimitService } from "./service"

export const RATE_LIMIT = "rateLimit"
export default Module(RATE_LIMIT, { service: RateLimitService })
