import { shopRemote } from "@shop/build"
import manifest from "./mfe.manifest.ts"

export default shopRemote(manifest)
