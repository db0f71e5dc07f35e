import { leave } from "./leave"
import { describeError, log, logWhatIsPrinted } from "./log"

process.env.MEDUSA_DISABLE_TELEMETRY = "true"
// Medusa's request log writes query strings, and with them the e-mails that Medusa Admin searches for.
process.env.LOG_LEVEL = "info"

/**
 * The backend's commands: `migrate` brings the database to this version and seeds what is missing,
 * then ends; `examine` writes as JSON what does not match in the data, and with `--mend` mends counts;
 * `backup` and `restore` write and read a file of the whole shop; `serve` answers requests until SIGTERM.
 */
async function main(): Promise<void> {
  const command = process.argv[2]
  if (command === "serve" || command === "migrate") logWhatIsPrinted()
  if (command === "migrate") {
    await (await import("./migrate.js")).migrate()
    leave(0)
  }
  if (command === "examine") {
    const { examineData } = await import("../integrity/examine-data.js")
    const examination = await examineData({ mend: process.argv.includes("--mend") })
    await new Promise<void>((resolve) =>
      process.stdout.write(JSON.stringify(examination), () => resolve()),
    )
    leave(0)
  }
  if (command === "backup" || command === "restore") {
    await (await import("../backup/command.js")).runBackupCommand(command)
  }
  if (command === "serve") {
    await (await import("./await-surroundings.js")).awaitSurroundings()
    return (await import("./serve.js")).serve()
  }
  throw new Error("Say what to do: migrate, examine, backup, restore or serve.")
}

main().catch((error: unknown) => {
  log("error", "start_failed", {
    message: error instanceof Error ? error.message : String(error),
    ...describeError(error),
  })
  leave(1)
})
