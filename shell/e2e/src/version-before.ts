import { execFile } from "node:child_process"
import { cpSync, existsSync, readdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { root } from "./team-shop.js"

export const VERSION_BEFORE = "0.0.9"

/** What each did not have yet. */
const lacks: Record<string, string> = {
  catalog: `slots: now.slots.filter(({ id }) => id !== "catalog.product.after/v1")`,
  cart: `fragments: now.fragments.filter(({ id }) => id !== "cart.cart-bar/v1")`,
  seller: `routes: now.routes.filter((route) => route !== "/seller/product-list/:productId"), pages: {}`,
}

/** Moves a file aside, and puts another in its place that is made of it. */
function putBefore(file: string, content: (now: string) => string): void {
  renameSync(file, file.replace(/\.(\w+)$/, ".now.$1"))
  const [, name = ""] = /([^/]+)\.\w+$/.exec(file) ?? []
  writeFileSync(file, content(`./${name}.now`))
}

/** The files of the modules that others load: the app, and each fragment. */
function exposed(source: string): string[] {
  const fragments = join(source, "fragments")
  const names = existsSync(fragments) ? readdirSync(fragments) : []
  return [join(source, "app/app.tsx"), ...names.map((name) => join(fragments, name, `${name}.tsx`))]
}

/**
 * Builds in `folder`, from other sources and another manifest than today's, what a micro-frontend may
 * have been a version ago: it lacks something, and what it draws says `data-version="before"`.
 */
export async function buildVersionBefore(name: string, folder: string): Promise<string> {
  const today = join(root, `mfe-${name}`)
  const copy = join(folder, `mfe-${name}-before`)
  for (const part of ["src", "mfe.manifest.ts", "vite.config.ts", "package.json"])
    cpSync(join(today, part), join(copy, part), { recursive: true })
  symlinkSync(join(today, "node_modules"), join(copy, "node_modules"))
  putBefore(
    join(copy, "mfe.manifest.ts"),
    (now) => `import { defineManifest } from "@shop/kernel/manifest"
import now from "${now}"
export default defineManifest({ ...now, version: "${VERSION_BEFORE}", ${lacks[name]} })
`,
  )
  for (const file of exposed(join(copy, "src")))
    putBefore(
      file,
      (now) => `import Now from "${now}"
export default function Before(props) {
  return <div data-version="before" style={{ display: "contents" }}><Now {...props} /></div>
}
`,
    )
  // The federation plugin keeps still where it sees a test runner.
  const { VITEST: _, ...rest } = process.env
  const vite = join(today, "node_modules/vite/bin/vite.js")
  await promisify(execFile)(process.execPath, [vite, "build", "--logLevel", "error"], {
    cwd: copy,
    env: { ...rest, NODE_ENV: "production" },
  })
  return copy
}
