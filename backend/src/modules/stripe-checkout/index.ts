import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { StripeCheckoutProvider } from "./stripe-checkout-provider"

export default ModuleProvider(Modules.PAYMENT, { services: [StripeCheckoutProvider] })
