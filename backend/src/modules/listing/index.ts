import { Module } from "@medusajs/framework/utils"
import { ListingReader } from "./listing-reader"

export const LISTING = "listing"
export default Module(LISTING, { service: ListingReader })
