/**
 * The ports that a shop will use, by what they are for.
 * @param {Pick<import("../../settings.mjs").Settings, "ports" | "production"> & { postgresPassword?: string }} settings
 */
export function portsOf({ ports, production, postgresPassword }) {
  const { storefront, catalog, cart, seller, backend, sandbox, smtp, postgres } = ports
  return {
    storefront,
    ...{ catalog, cart, seller, backend },
    ...(production ? {} : { sandbox, "sandbox mail": smtp }),
    ...(postgresPassword === undefined ? {} : { Postgres: postgres }),
  }
}
