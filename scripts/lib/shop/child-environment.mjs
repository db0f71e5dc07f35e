/**
 * What a process of the shop finds in its environment: the caller's, without npm's additions, and on
 * top every setting.
 * @param {import("../../settings.mjs").Settings} settings
 * @param {Record<string, string | number>} own such as its PORT
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment({ values }, own = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  // Packages of the shop load ES modules by require; Node 20 would remark on it in every log.
  const options = [process.env.NODE_OPTIONS, "--disable-warning=ExperimentalWarning"]
  return {
    ...Object.fromEntries(inherited),
    ...values,
    NODE_ENV: "production",
    NODE_OPTIONS: options.filter(Boolean).join(" "),
    MEDUSA_DISABLE_TELEMETRY: "true",
    ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)])),
  }
}
