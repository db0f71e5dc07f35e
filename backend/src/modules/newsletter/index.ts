import { Module } from "@medusajs/framework/utils"
import { NewsletterService } from "./service"

export default Module("newsletter", { service: NewsletterService })
