import { resolve } from "node:path"
import { promote } from "../changes/promote.js"
import { rollback } from "../changes/rollback.js"
import { withdraw } from "../changes/withdraw.js"
import {
  type CliOptions,
  notUnderstood,
  operand,
  possibleName,
  readNumber,
  readOptions,
  USAGE,
} from "./options.js"
import { publishCommand, startCommand, tokenAtHand } from "./publish-command.js"
import { tellHistory, tellLive } from "./tell.js"
import { createLocalBuildServer } from "../local-build-server.js"
import { log } from "../log.js"
import { createMicroFrontendServer } from "../micro-frontend-server.js"
import { newestPointer, readHistory } from "../pointer/records.js"
import { Refusal } from "../refusal.js"
import { stopGracefully } from "../stop-gracefully.js"
import { grantOwnToken, holderOf, makeToken } from "../tokens/tokens.js"

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Refusal("A setting is missing:", [`${name}: use npm run mfe or npm start.`])
  return value
}

const localDir = () => setting("LOCAL_DIR")

/** Who holds the token at hand, for a micro-frontend that there is. */
async function holder(name: string): Promise<string> {
  const { microFrontends } = await newestPointer(localDir())
  const isLive = microFrontends.some((one) => one.name === name)
  if (!isLive && (await readHistory(localDir(), name)).length === 0)
    throw new Refusal(`There is no ${name}:`, ["see npm run mfe -- list for those that are live."])
  return holderOf(localDir(), await tokenAtHand(localDir()), name)
}

function serve(name: string): undefined {
  const port = Number(setting("PORT"))
  const server = createMicroFrontendServer(localDir(), name, setting("PUBLIC_URL"))
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
  async withdraw(options) {
    const name = operand(options, 0)
    const by = await holder(name)
    const was = await withdraw(localDir(), name, { by, ...(options.why && { why: options.why }) })
    return `${name} is gone from the shop; npm run mfe -- rollback ${name} ${was} brings it back`
  },
  list: async () => tellLive(await newestPointer(localDir())),
  history: async ({ operands }) => tellHistory(await readHistory(localDir(), operands[0])),
  async token(options) {
    const names = operand(options, 1).split(",").map(possibleName)
    const days = readNumber(options.days, 1, 3650, "--days")
    const label = operand(options, 0)
    return makeToken(localDir(), { label, names, ...(days !== undefined && { days }) })
  },
  async grant({ operands }) {
    await grantOwnToken(localDir(), operands.map(possibleName))
    return ""
  },
  async local(options) {
    const port = Number(setting("PORT"))
    createLocalBuildServer(resolve(operand(options, 0), "dist")).listen(port, "127.0.0.1")
    return `http://localhost:${port} serves it; name that address at /mfe/inspector of the shop.`
  },
  serve: (options) => serve(operand(options, 0)),
}

/**
 * Runs what was written behind the program's name; resolves to what to print. Throws a Refusal for what
 * is not understood, or must not be.
 */
export async function runWords([command = "help", ...words]: string[]): Promise<string> {
  if (["help", "--help", "-h"].includes(command)) return USAGE
  const run = Object.hasOwn(commands, command) && commands[command]
  if (!run) throw notUnderstood(`There is no command ${command}.`)
  return (await run(readOptions(words))) ?? ""
}
