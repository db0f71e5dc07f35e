import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { parse } from "yaml"
import { root } from "./lib/paths.mjs"
import { resolveSettings } from "./lib/settings/resolve.mjs"
import { table } from "./lib/settings/table.mjs"

const read = (/** @type {string} */ name) => readFileSync(join(root, name), "utf8")
const compose = parse(read("compose.yaml"))
const containerfile = read("Containerfile")
const known = new Set(table.map(({ name }) => name))

/** Everything that runs, by name. */
const services = compose.services

/**
 * What compose.yaml hands to the shop, by name.
 * @returns {Record<string, string>}
 */
const shopEnvironment = () => services.shop.environment

it("compose.yaml names settings that there are, and every one that production needs", () => {
  const names = Object.keys(shopEnvironment())
  for (const name of names) expect(known).toContain(name)
  const needed = table.filter(({ neededInProduction }) => neededInProduction)
  for (const { name } of needed) expect(names).toContain(name)
})

it("compose.yaml hands on whatever a person may set, but what the container itself decides", () => {
  const decided = ["PORT_BASE", "LOCAL_DIR", "RATE_LIMITS", "SEED", "STRIPE_API_BASE"]
  const given = Object.keys(shopEnvironment())
  const missing = table.map(({ name }) => name).filter((name) => !given.includes(name))
  expect(missing.sort()).toEqual(decided.sort())
})

it("compose.yaml makes settings that the shop accepts", () => {
  const example = Object.fromEntries(table.map(({ name, example }) => [name, example]))
  const secret = "9f2c71d05be84a36c1f0e7d29b5a486313c8f7ae60d24b95"
  const secrets = { JWT_SECRET: secret, COOKIE_SECRET: secret, POSTGRES_PASSWORD: "pass" }
  const given = { ...example, ...secrets, STRIPE_WEBHOOK_SECRET: "whsec_9f2c71d05be84a36" }
  const filled = Object.entries(shopEnvironment()).map(([name, value]) => {
    const fill = (/** @type {string} */ _all, /** @type {string} */ of) =>
      /** @type {Record<string, string>} */ (given)[of] ?? ""
    return [name, value.replaceAll(/\$\{(\w+)[^}]*\}/g, fill)]
  })
  expect(resolveSettings(Object.fromEntries(filled)).troubles).toEqual([])
})

it("the Containerfile runs commands, files and ports that there are", () => {
  const { scripts } = JSON.parse(read("package.json"))
  for (const [, script] of containerfile.matchAll(/npm run (\S+)/g))
    expect(scripts).toHaveProperty(String(script))
  for (const [, file] of containerfile.matchAll(/"(scripts\/[^"]+)"/g))
    expect(existsSync(join(root, String(file)))).toBe(true)
  const base = /PORT_BASE=(\d+)/.exec(containerfile)?.[1]
  expect(containerfile).toContain(`EXPOSE ${base}`)
  expect(containerfile).toContain(`127.0.0.1:${base}/health/ready`)
  expect(services.shop.ports).toEqual([`127.0.0.1:${base}:${base}`])
  for (const [, name] of containerfile.matchAll(/(?<=^ENV .*)\b([A-Z_]+)=/gm))
    expect(known).toContain(name)
})

it("the volumes hold what the shop keeps, and the image holds no state of a machine", () => {
  const folder = /LOCAL_DIR=(\S+)/.exec(containerfile)?.[1]
  expect(containerfile).toContain(`VOLUME ${folder}`)
  expect(services.shop.volumes).toEqual([`shop:${folder}`])
  expect(read(".dockerignore").split("\n")).toEqual(expect.arrayContaining([".env", ".local*"]))
  expect(read(services.shop.build.dockerfile)).toBe(containerfile)
  const kept = Object.values(services).flatMap(({ volumes = [] }) => volumes)
  const names = kept.map((/** @type {string} */ volume) => volume.split(":", 1)[0])
  expect(Object.keys(compose.volumes)).toEqual(names)
})

it("the database has connections for the most processes there may be, twice while they are replaced", () => {
  const connections = Number(/max_connections=(\d+)/.exec(services.postgres.command)?.[1])
  const form = table.find(({ name }) => name === "BACKEND_PROCESSES")?.form.says
  const most = Number(/\d+$/.exec(String(form))?.[0]) + 1
  const each = Number(/holds up to (\d+) connections/.exec(read("docs/running-at-scale.md"))?.[1])
  expect(connections).toBeGreaterThan(2 * most * each)
})

it("believes a proxy only where nobody comes past it", () => {
  const { ports, environment } = services.shop
  expect(environment.TRUST_PROXY).toContain(":-1}")
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
})

it("the shop waits for services that there are, and that say when they are ready", () => {
  for (const [name, { condition }] of Object.entries(services.shop.depends_on)) {
    expect(condition).toBe("service_healthy")
    expect(services[name]).toHaveProperty("healthcheck.test")
  }
  // The launcher needs 10 s to finish what is in flight.
  expect(Number.parseInt(services.shop.stop_grace_period, 10)).toBeGreaterThan(10)
})
