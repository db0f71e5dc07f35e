import { MedusaModule } from "@medusajs/framework/modules-sdk"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { migrate } from "@medusajs/medusa/commands/db/migrate"
import { initializeContainer } from "@medusajs/medusa/loaders/index"
import { root } from "./root"

/** Runs the migrations of Medusa's modules and ours, and makes the tables of links. @throws Error when they do not finish */
export async function migrateMedusa(): Promise<void> {
  process.env.MEDUSA_WORKER_MODE = "server"
  // Read by every connection that Medusa opens here: nobody queues behind a change that has to wait.
  process.env.PGOPTIONS = "-c lock_timeout=5s"
  const container = await initializeContainer(root)
  const done = await migrate({
    directory: root,
    skipLinks: false,
    executeAllLinks: true,
    executeSafeLinks: true,
    skipScripts: true,
    skipSearch: true,
    executeAllSearch: false,
    executeSafeSearch: false,
    container,
    logger: container.resolve(ContainerRegistrationKeys.LOGGER),
  })
  if (!done) throw new Error("Medusa's migrations did not finish; see the lines above.")
  MedusaModule.clearInstances()
}
