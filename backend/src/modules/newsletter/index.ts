import { Module } from "@medusajs/framework/utils"
import { NewsletterService } from "./service"

export const NEWSLETTER = "newsletter"
export default Module(NEWSLETTER, { service: NewsletterService })
