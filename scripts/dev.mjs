import "./lib/node-version.mjs"
import { bringUpDevelopment } from "./lib/dev/bring-up-development.mjs"
import { runScript } from "./lib/run-script.mjs"
import { runShop } from "./lib/shop/run-shop.mjs"

/** `npm run dev`: the whole shop, each part reloading when its source changes. */
await runScript(() => runShop(bringUpDevelopment))
