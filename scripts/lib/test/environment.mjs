import { table } from "../settings/table.mjs"

/**
 * The environment of everything that tests run: a person's own settings stay outside, so that tests
 * never touch the data of `npm start`.
 * @param {string} [temporary] takes their temporary files, so that those of interrupted tests go too
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(temporary) {
  const settings = new Set(table.map(({ name }) => name))
  const rest = Object.entries(process.env).filter(
    ([name]) => !settings.has(name) && !/^(npm_|NODE_ENV$|NODE_OPTIONS$)/.test(name),
  )
  // Vitest colours what it prints when it believes a person is looking; this goes into logs.
  const plain = { SHOP_ENV_FILE: "/dev/null", NO_COLOR: "1", CI: "true" }
  return { ...Object.fromEntries(rest), ...plain, ...(temporary && { TMPDIR: temporary }) }
}
