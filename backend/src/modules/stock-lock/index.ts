import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { StockLockProvider } from "./stock-lock-provider"

export default ModuleProvider(Modules.LOCKING, { services: [StockLockProvider] })
