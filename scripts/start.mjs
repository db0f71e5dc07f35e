import "./lib/node-version.mjs"
import { runScript } from "./lib/run-script.mjs"
import { bringUpShop } from "./lib/shop/bring-up.mjs"
import { runShop } from "./lib/shop/run-shop.mjs"
import { withdrawnMicroFrontends } from "./lib/shop/withdrawn-micro-frontends.mjs"

/** `npm start`: the whole shop on this machine, until Ctrl-C. */
await runScript(() => runShop(bringUpShop, withdrawnMicroFrontends))
