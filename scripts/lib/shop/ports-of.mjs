import { backendProcesses } from "./backend-processes.mjs"

/**
 * The ports that a shop will use, by what they are for.
 * @param {Pick<import("../../settings.mjs").Settings, "ports" | "production" | "values"> & { postgresPassword?: string }} settings
 */
export function portsOf({ ports, production, values, postgresPassword }) {
  const { storefront, catalog, cart, seller, sandbox, smtp, postgres } = ports
  const backend = backendProcesses({ ports, values }).map(({ name, port }) => [name, port])
  return {
    storefront,
    ...{ catalog, cart, seller },
    .../** @type {Record<string, number>} */ (Object.fromEntries(backend)),
    ...(production ? {} : { sandbox, "sandbox mail": smtp }),
    ...(postgresPassword === undefined ? {} : { Postgres: postgres }),
  }
}
