export type { Settings } from "./settings.js"
export { createStorefront } from "./storefront.js"
