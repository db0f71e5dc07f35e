// Every program of a fake checkout (see fake-checkout.mjs): builds, and what they build. Each notes what
// it did in `work.log`, so that a test can tell what was done again and what was not.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { connect } from "node:net"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const checkout = dirname(fileURLToPath(import.meta.url))
const [job, ...rest] = process.argv.slice(2)
const note = (/** @type {string} */ text) => appendFileSync(join(checkout, "work.log"), `${text}\n`)

if (job === "build") build(String(rest[0]), rest.includes("--admin"))
else if (job === "migrate") await migrate()
else if (job === "examine") examine(rest.includes("--mend"))
else if (job === "start") publish(rest)
else serve()

/** @param {string} output @param {boolean} admin */
function build(output, admin) {
  const file = admin ? ".medusa/server/public/admin/index.html" : output
  note(`build ${admin ? "admin" : process.cwd().slice(checkout.length + 1)}`)
  if (readFileSync("package.json", "utf8").includes("broken")) {
    console.error("This package is broken.")
    process.exit(1)
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `import ${JSON.stringify(fileURLToPath(import.meta.url))}\n`)
}

/** Does what a test writes into `migration.mjs`, if it writes one. */
async function migrate() {
  note("migrate")
  const migration = join(checkout, "migration.mjs")
  if (existsSync(migration)) await import(migration)
}

/** @param {string[]} folders */
function publish(folders) {
  const names = folders.map((folder) => folder.replace("mfe-", ""))
  const microFrontends = names.map((name, at) => ({ name, portOffset: at + 1 }))
  const file = join(String(process.env.LOCAL_DIR), "mfe", "registry.json")
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ microFrontends }))
  for (const name of names) console.log(`${name} is live`)
}

/** One thing is wrong with this shop's data, as long as its database can be reached. @param {boolean} mended */
function examine(mended) {
  const { hostname, port } = new URL(String(process.env.DATABASE_URL))
  const refused = () => {
    console.error(JSON.stringify({ level: "error", message: "This database is not there." }))
    process.exit(1)
  }
  const socket = connect(Number(port), hostname, () => {
    socket.destroy()
    const trouble = { name: "counts that differ", advice: "Count them.", ids: ["one"], mended }
    console.log(JSON.stringify({ counts: { orders: 7 }, troubles: [trouble] }))
  }).on("error", refused)
}

function serve() {
  const server = createServer((request, response) => {
    if (request.url === "/crash") process.exit(3)
    const { PORT, PORT_BASE, STAGE, BACKEND_URL, MEDUSA_WORKER_MODE } = process.env
    const told = { PORT, PORT_BASE, STAGE, BACKEND_URL, MEDUSA_WORKER_MODE }
    response.end(JSON.stringify({ pid: process.pid, ...told }))
  })
  server.listen(Number(process.env.PORT), "127.0.0.1")
  process.on("SIGTERM", () => {
    server.close()
    server.closeAllConnections()
  })
}
