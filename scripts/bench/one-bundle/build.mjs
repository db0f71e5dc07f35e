import { execFile } from "node:child_process"
import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { root } from "../../lib/paths.mjs"

/**
 * Builds the shell with the screens of catalog and cart in it, without federation: what the
 * composition is measured against.
 * @param {string} folder takes the build
 */
export async function buildOneBundle(folder) {
  const loader = fileURLToPath(new URL("loader.ts", import.meta.url))
  const config = join(root, "shell", `one-bundle-${process.pid}.config.mjs`)
  writeFileSync(
    config,
    `import react from "@vitejs/plugin-react"
import { fileURLToPath } from "node:url"
export default {
  root: ${JSON.stringify(join(root, "shell"))},
  build: { outDir: ${JSON.stringify(folder)}, emptyOutDir: true, target: "es2022" },
  resolve: {
    alias: { qs: ${JSON.stringify(join(root, "shell/build/dist/query-strings.js"))} },
    dedupe: ["react", "react-dom", "@shop/kernel", "@shop/ds"],
  },
  plugins: [react(), {
    name: "one-bundle",
    enforce: "pre",
    resolveId: (id) => (id.endsWith("/federation-loader") ? ${JSON.stringify(loader)} : undefined),
  }],
}
`,
  )
  try {
    const vite = join(root, "shell/node_modules/vite/bin/vite.js")
    await promisify(execFile)(
      process.execPath,
      [vite, "build", "--config", config, "--logLevel", "error"],
      {
        cwd: join(root, "shell"),
        env: { ...process.env, NODE_ENV: "production" },
      },
    )
  } finally {
    rmSync(config, { force: true })
  }
}
