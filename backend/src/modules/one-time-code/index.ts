import { Module } from "@medusajs/framework/utils"
import { OneTimeCodeService } from "./service"

export default Module("oneTimeCode", { service: OneTimeCodeService })
