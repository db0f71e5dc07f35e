import { readSettings } from "./settings.js"
import { startSandbox } from "./start-sandbox.js"

try {
  const sandbox = await startSandbox(readSettings(process.env))
  console.log(
    JSON.stringify({ message: "sandbox ready", http: sandbox.httpPort, smtp: sandbox.smtpPort }),
  )
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void sandbox.stop().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
