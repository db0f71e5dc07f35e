export { shopRemote } from "./remote.js"
export type { SharedModule } from "./shared-modules.js"
export { shopShell } from "./shell.js"
