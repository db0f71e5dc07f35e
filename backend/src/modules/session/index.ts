import { Module } from "@medusajs/framework/utils"
import { SessionService } from "./service"

export const SESSION = "session"
export default Module(SESSION, { service: SessionService })
