import { Module } from "@medusajs/framework/utils"
import { LiveService } from "./service"

export const LIVE = "live"
export default Module(LIVE, { service: LiveService })
