export { shopRemote } from "./remote.js"
export { shopShell } from "./shell.js"
