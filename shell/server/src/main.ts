import { log, stopGracefully } from "@shop/registry"
import { readSettings } from "./settings.js"
import { createStorefront } from "./storefront.js"

const settings = readSettings(process.env)
const server = await createStorefront(settings)
server.listen(settings.port, () => {
  log("info", "Serving the storefront.", { port: settings.port })
})
stopGracefully(server)
