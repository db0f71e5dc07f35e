/** The embedded Postgres: the database of `npm start`, and temporary ones for tests. */
export { startInstalledPostgres } from "./postgres/installed.mjs"
export { forgetPostgres, recordedLocation } from "./postgres/location.mjs"
export { startTemporaryPostgres, withTemporaryPostgres } from "./postgres/temporary.mjs"
