import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../server/env"
import { seedSeller } from "../workflows/account/seed-accounts"

/** Loads Medusa once, only when something is missing, and gives `work` its container. */
export type WithMedusa = (work: (container: MedusaContainer) => Promise<void>) => Promise<void>

/** Fills an empty shop once: the base every shop needs, then what `SEED` asks for. */
export async function seed(_withMedusa: WithMedusa): Promise<void> {
  await seedSeller({ email: env().sellerEmail, password: env().sellerPassword })
}
