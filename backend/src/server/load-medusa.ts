import express, { type Express } from "express"
import type { MedusaContainer } from "@medusajs/framework/types"
import load from "@medusajs/medusa/loaders/index"
import { root } from "./root"

export interface LoadedMedusa {
  readonly container: MedusaContainer
  /** Medusa's routes and ours below `src/api`, as an Express application. */
  readonly app: Express
  readonly shutdown: () => Promise<void>
}

/** Loads Medusa with its modules, workflows and routes in this process; listens to nothing yet. */
export async function loadMedusa(): Promise<LoadedMedusa> {
  const app = express()
  app.disable("x-powered-by")
  const { container, shutdown } = await load({ directory: root, expressApp: app })
  return {
    container,
    app,
    shutdown: async () => {
      await shutdown()
    },
  }
}
