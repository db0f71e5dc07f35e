import "./lib/node-version.mjs"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { installCheckout } from "./lib/checkout.mjs"
import { inPackage } from "./lib/package-command.mjs"
import { demandFreePorts } from "./lib/ports.mjs"
import { killGroup } from "./lib/process/kill-group.mjs"
import { Progress } from "./lib/progress.mjs"
import { runScript } from "./lib/run-script.mjs"
import { untilSignalled } from "./lib/until-signalled.mjs"
import { readSettings } from "./settings.mjs"

/** `npm run storybook`: the design system's components, reloading as you type. */
await runScript(async () => {
  const { ports, localDir } = readSettings()
  const signal = untilSignalled()
  await installCheckout({ progress: new Progress(), logDir: join(localDir, "logs"), signal })
  await demandFreePorts({ storybook: ports.storybook })
  const args = ["dev", "--port", String(ports.storybook), "--ci", "--disable-telemetry"]
  const child = spawn("storybook", args, {
    ...inPackage("design-system", process.env),
    stdio: "inherit",
    detached: true,
  })
  signal.addEventListener("abort", () => killGroup(child.pid, "SIGTERM"))
  const [code] = await once(child, "exit")
  process.exit(signal.aborted ? 0 : code)
})
