import { shopRemote } from "@shop/build"
import manifest from "./mfe.manifest"

export default shopRemote(manifest)
