import { log } from "./log.js"
import { createMicroFrontendServer } from "./micro-frontend-server.js"
import { publish } from "./publish.js"
import { stopGracefully } from "./stop-gracefully.js"

const USAGE = `node dist/main.js publish <folder> …   publish built micro-frontends and make them live
node dist/main.js serve <name>           serve all releases of one micro-frontend

LOCAL_DIR says where published files are kept; PORT where to serve.`

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set.\n\n${USAGE}`)
  return value
}

async function publishAll(folders: string[]): Promise<void> {
  for (const folder of folders) {
    const { name, release } = await publish(setting("LOCAL_DIR"), folder)
    console.log(`${name} ${release} is live`)
  }
}

function serve(name: string): void {
  const port = Number(setting("PORT"))
  const server = createMicroFrontendServer(setting("LOCAL_DIR"), name)
  server.listen(port, () => log("info", "Serving a micro-frontend.", { name, port }))
  stopGracefully(server)
}

const [command, ...operands] = process.argv.slice(2)
try {
  if (command === "publish" && operands.length > 0) await publishAll(operands)
  else if (command === "serve" && operands[0]) serve(operands[0])
  else throw new Error(USAGE)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
