/**
 * The packages of which a page has one copy, the shell's. The runtime picks among versions silently,
 * so nothing else is shared, and remotes carry no copy of these that could win.
 * A trailing slash shares the package's subpaths too, e.g. react/jsx-runtime.
 */
const names = ["react", "react/", "react-dom", "react-dom/", "@shop/kernel", "@shop/ds"]

interface Share {
  singleton: true
  import?: false
}

function shareAll(share: Share): Record<string, Share> {
  return Object.fromEntries(names.map((name) => [name, share]))
}

/** A built remote relies on the shell's copies; in development Vite needs one to look at. */
export const sharedByRemote = ({ development }: { development: boolean }) =>
  shareAll(development ? { singleton: true } : { singleton: true, import: false })
