import type { MedusaContainer } from "@medusajs/framework/types"
import { pool } from "../db/pool"
import { env } from "../server/env"
import { log } from "../server/log"
import { completedSteps, completeStep, type SeedStep } from "./seed-marks"

/** Loads Medusa once, only when something is missing, and gives `work` its container. */
export type WithMedusa = (work: (container: MedusaContainer) => Promise<void>) => Promise<void>

type Filling = (container: MedusaContainer) => Promise<void>

/**
 * Fills an empty shop once: the base every shop needs, then what `SEED` asks for. Each step repeats
 * harmlessly until it is marked complete, so a run that was cut off is taken up again.
 */
export async function seed(withMedusa: WithMedusa): Promise<void> {
  const done = await completedSteps()
  const missing = wantedSteps().filter(([step]) => !done.has(step))
  if (missing.length === 0) return
  await withMedusa(async (container) => {
    for (const [step, fill] of missing) {
      const start = Date.now()
      await fill(container)
      await completeStep(step)
      log("info", "seeded", { step, ms: Date.now() - start })
    }
  })
}

/** Each filling is loaded when it is needed: a start that has nothing to do should cost nothing. */
function wantedSteps(): [SeedStep, Filling][] {
  const steps: [SeedStep, Filling][] = [
    ["base", async (container) => (await import("./base/set-up-base.js")).setUpBase(container)],
  ]
  const { seed: wanted } = env()
  if (wanted === "demo") {
    const load = () => import("./demo/fill-demo-shop.js")
    const fill: Filling = async (container) => {
      if (await mayFillDemo()) await (await load()).fillDemoShop(container)
    }
    steps.push(["demo", fill])
  }
  const count = Number(wanted)
  if (Number.isInteger(count) && count > 0) {
    const load = () => import("./demo/fill-generated.js")
    steps.push([
      `generated ${count}`,
      async (container) => (await load()).fillGenerated(container, count),
    ])
  }
  return steps
}

const isInUse = `select from product union all select from customer limit 1`

/**
 * Whether the demo shop may be filled, also further. A shop that has goods or accounts of its own is not:
 * whoever forgets `SEED` at a later start wants no demo goods there, and everybody knows the demo shopper's
 * password.
 */
async function mayFillDemo(): Promise<boolean> {
  if ((await completedSteps()).has("demo begun")) return true
  if ((await pool().query(isInUse)).rowCount) {
    log("info", "demo_left_out")
    return false
  }
  await completeStep("demo begun")
  return true
}
