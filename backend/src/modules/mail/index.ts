import { Module } from "@medusajs/framework/utils"
import { MailService } from "./service"

export const MAIL = "mail"
export default Module(MAIL, { service: MailService })
