import { Module } from "@medusajs/framework/utils"
import { OneTimeCodeService } from "./service"

export const ONE_TIME_CODE = "oneTimeCode"
export default Module(ONE_TIME_CODE, { service: OneTimeCodeService })
