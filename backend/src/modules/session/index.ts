import { Module } from "@medusajs/framework/utils"
import { SessionService } from "./service"

export default Module("session", { service: SessionService })
