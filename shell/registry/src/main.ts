import { resolve } from "node:path"
import { promote } from "./changes/promote.js"
import { rollback } from "./changes/rollback.js"
import { type CliOptions, operand, readNumber, readOptions, USAGE } from "./cli/options.js"
import { publishCommand, startCommand, tokenAtHand } from "./cli/publish-command.js"
import { tellHistory, tellLive } from "./cli/tell.js"
import { createLocalBuildServer } from "./local-build-server.js"
import { log } from "./log.js"
import { createMicroFrontendServer } from "./micro-frontend-server.js"
import { newestPointer, readHistory } from "./pointer/records.js"
import { Refusal } from "./refusal.js"
import { stopGracefully } from "./stop-gracefully.js"
import { grantOwnToken, holderOf, makeToken } from "./tokens/tokens.js"

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Refusal("A setting is missing:", [`${name}: use npm run mfe or npm start.`])
  return value
}

const localDir = () => setting("LOCAL_DIR")
const holder = async (name: string) => holderOf(localDir(), await tokenAtHand(localDir()), name)

function serve(name: string): undefined {
  const port = Number(setting("PORT"))
  const server = createMicroFrontendServer(localDir(), name)
  server.listen(port, () => log("info", "Serving a micro-frontend.", { name, port }))
  stopGracefully(server)
}

/** Each command: what it does, resolving to what to print. */
const commands: Record<string, (options: CliOptions) => Promise<string> | undefined> = {
  start: (options) => startCommand(localDir(), options),
  publish: (options) => publishCommand(localDir(), options),
  async promote(options) {
    const name = operand(options, 0)
    return `${name} ${await promote(localDir(), name, await holder(name))} is live for all`
  },
  async rollback(options) {
    const name = operand(options, 0)
    const version = options.operands[1]
    const now = await rollback(localDir(), name, {
      by: await holder(name),
      ...(version && { version }),
      ...(options.why && { why: options.why }),
    })
    return now ? `${name} ${now} is live` : `${name} is gone from the shop`
  },
  list: async () => tellLive(await newestPointer(localDir())),
  history: async ({ operands }) => tellHistory(await readHistory(localDir(), operands[0])),
  async token(options) {
    const names = operand(options, 1).split(",")
    const days = readNumber(options.days, 1, 3650, "--days")
    const label = operand(options, 0)
    return makeToken(localDir(), { label, names, ...(days !== undefined && { days }) })
  },
  async grant({ operands }) {
    await grantOwnToken(localDir(), operands)
    return ""
  },
  async local(options) {
    const port = Number(setting("PORT"))
    createLocalBuildServer(resolve(operand(options, 0), "dist")).listen(port, "127.0.0.1")
    return `http://localhost:${port} serves it; name that address at /mfe/inspector of the shop.`
  },
  serve: (options) => serve(operand(options, 0)),
}

const [command = "", ...words] = process.argv.slice(2)
try {
  const run = commands[command]
  if (!run) throw new Refusal("This is not understood:", [command, `\n${USAGE}`])
  const text = await run(readOptions(words))
  if (text) console.log(text)
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exitCode = 1
}
