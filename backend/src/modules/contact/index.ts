import { Module } from "@medusajs/framework/utils"
import { ContactService } from "./service"

export const CONTACT = "contact"
export default Module(CONTACT, { service: ContactService })
