import { stopGracefully } from "@shop/registry"
import { readSettings } from "./settings.js"
import { createStorefront } from "./storefront.js"

const settings = readSettings(process.env)
const server = await createStorefront(settings)
server.listen(settings.port, () => {
  console.log(`The storefront is served at http://localhost:${settings.port}`)
})
stopGracefully(server)
