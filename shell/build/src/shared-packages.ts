import { packageOf, sharedModules } from "./shared-modules.js"

/**
 * The packages that remotes leave to the shell. The runtime picks among versions silently, so nothing
 * else is shared, and remotes carry no copy of these that could win. A trailing slash is all below a
 * package, e.g. react/compiler-runtime, which the gate then refuses. Of react-dom the federation plugin
 * takes it otherwise: a remote that imports react-dom/server carries that, and has the weight of it.
 */
const names = new Set(
  sharedModules.flatMap((module) => {
    const name = packageOf(module)
    return name === module ? [name] : [name, `${name}/`]
  }),
)

interface Share {
  singleton: true
  import?: false
}

function shareAll(share: Share): Record<string, Share> {
  return Object.fromEntries([...names].map((name) => [name, share]))
}

/** A built remote relies on the shell's copies; in development Vite needs one to look at. */
export const sharedByRemote = ({ development }: { development: boolean }) =>
  shareAll(development ? { singleton: true } : { singleton: true, import: false })
