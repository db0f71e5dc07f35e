import express, { type Express } from "express"
import type { MedusaContainer } from "@medusajs/framework/types"
import load from "@medusajs/medusa/loaders/index"
import { followAdjustments } from "../modules/stock-move/follow-adjustments"
import { root } from "./root"

export interface LoadedMedusa {
  readonly container: MedusaContainer
  /** Medusa's routes and ours below `src/api`, as an Express application. */
  readonly app: Express
  readonly shutdown: () => Promise<void>
}

/**
 * Loads Medusa with its modules and workflows in this process; listens to nothing yet. Routes and
 * Medusa Admin come along with `routes`; a seed needs neither, nor that Admin is built.
 */
export async function loadMedusa({ routes }: { routes: boolean }): Promise<LoadedMedusa> {
  followAdjustments()
  const app = express()
  app.disable("x-powered-by")
  const { container, shutdown } = await load({
    directory: root,
    expressApp: app,
    skipLoadingEntryPoints: !routes,
  })
  return {
    container,
    app,
    shutdown: async () => {
      await shutdown()
    },
  }
}
