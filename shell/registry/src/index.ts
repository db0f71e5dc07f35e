export { acceptedEncodings, type Compression } from "./accepted-encodings.js"
export { promote } from "./changes/promote.js"
export { examine, publish, type PublishOptions } from "./changes/publish.js"
export { publishWorkingCopies } from "./changes/publish-working-copies.js"
export { rollback } from "./changes/rollback.js"
export { withdraw } from "./changes/withdraw.js"
export { publishForTrial } from "./changes/publish-for-trial.js"
export { contentTypeOf } from "./content-type.js"
export { readShellOffer, type ShellOffer } from "./gate/shell-offer.js"
export { styleTroublesIn } from "./gate/styles.js"
export { isUnchanged } from "./is-unchanged.js"
export { log } from "./log.js"
export { createMicroFrontendServer } from "./micro-frontend-server.js"
export {
  type LiveMicroFrontend,
  type Pointer,
  pointerSchema,
  readPointer,
  type Release,
} from "./pointer/pointer.js"
export { newestPointer, readHistory, type RegistryEvent } from "./pointer/records.js"
export { Refusal } from "./refusal.js"
export { type BuildOutput, readBuildOutput } from "./releases/build-output.js"
export { StaticFolder } from "./static-folder.js"
export { stopGracefully } from "./stop-gracefully.js"
export { grantOwnToken, holderOf, makeToken, readOwnToken } from "./tokens/tokens.js"
export { writeWhole } from "./write-whole.js"
