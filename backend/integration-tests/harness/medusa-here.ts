import { createRequire } from "node:module"
import { join } from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import type * as Pool from "../../src/db/pool"
import type * as Loading from "../../src/server/load-medusa"
import { backendEnv } from "./backend-process"
import type { Shop } from "./start-shop"

/** The built backend inside the test's own process, on the shop's database; one for each process. */
export interface MedusaHere {
  readonly container: MedusaContainer
  /** A module of the build, by its path from `src/server`, or of a package. */
  load<Module>(name: string): Module
  stop(): Promise<void>
}

export async function loadMedusaHere(
  shop: Pick<Shop, "databaseUrl" | "localDir">,
): Promise<MedusaHere> {
  Object.assign(process.env, backendEnv({ databaseUrl: shop.databaseUrl, localDir: shop.localDir }))
  const server = join(__dirname, "../../.medusa/server/src/server")
  const require = createRequire(join(server, "main.js"))
  const load = <Module>(name: string) => require(name) as Module
  const { loadMedusa } = load<typeof Loading>("./load-medusa.js")
  const { container, shutdown } = await loadMedusa({ routes: false })
  return {
    container,
    load,
    stop: async () => {
      await shutdown()
      await load<typeof Pool>("../db/pool.js").closePool()
    },
  }
}
