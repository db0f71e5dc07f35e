import { join, relative } from "node:path"
import { openCheckout, workPlaces } from "../checkout.mjs"
import { buildTargets } from "../build/targets.mjs"
import { root } from "../paths.mjs"
import { inPackage } from "../package-command.mjs"
import { Progress } from "../progress.mjs"
import { runCommand } from "../process/run-command.mjs"
import { runTasks } from "../tasks.mjs"

/**
 * Builds what changed of these targets and all they need, and the micro-frontend in `folder`, which may
 * lie outside the workspace.
 * @param {import("../../settings.mjs").Settings} settings
 * @param {string[]} names
 * @param {string} [folder]
 */
export async function buildFor({ localDir }, names, folder) {
  const progress = new Progress()
  const logDir = join(localDir, "logs")
  const targets = buildTargets()
  const own = folder && targets.find((target) => join(root, target.folder) === folder)
  const first = own ? [...names, own.name] : [...names, ...(folder ? ["@shop/build"] : [])]
  const wanted = new Set(
    targets
      .filter(({ name }) => first.includes(name))
      .flatMap(({ name, needs }) => [name, ...needs]),
  )
  const { tasks, release } = await openCheckout({ progress, logDir })
  try {
    const chosen = tasks.filter(({ name }) => wanted.has(name))
    await runTasks(chosen, { places: workPlaces() })
  } finally {
    release()
  }
  if (!folder || own) return
  await progress.step(`Building ${relative(root, folder)}`, () =>
    runCommand("vite build", {
      ...inPackage(relative(root, folder), { ...process.env, NODE_ENV: "production" }),
      logFile: join(logDir, "build-mfe.log"),
      what: `Building ${folder}`,
    }),
  )
}
