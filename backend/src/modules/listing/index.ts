import { Module } from "@medusajs/framework/utils"
import { ListingReader } from "./listing-reader"

export default Module("listing", { service: ListingReader })
