import { Module } from "@medusajs/framework/utils"
import { ListingService } from "./service"

export const LISTING = "listing"
export default Module(LISTING, { service: ListingService })
