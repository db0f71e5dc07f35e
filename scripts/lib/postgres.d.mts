/** The types for TypeScript that uses the embedded Postgres; `scripts/` itself is plain JavaScript. */

export interface TemporaryPostgres {
  /** Connection string of an empty database, password included. */
  url: string
  port: number
  stop: () => Promise<void>
}

export interface InstalledPostgres {
  pid: number
  url: string
  /** Settles when the server ended, for whatever reason. */
  exited: Promise<void>
  stop: () => Promise<void>
}

export function startTemporaryPostgres(): Promise<TemporaryPostgres>

export function withTemporaryPostgres<T>(use: (url: string) => Promise<T>): Promise<T>

export function startInstalledPostgres(installation: {
  localDir: string
  port: number
  password: string
  logFile: string
}): Promise<InstalledPostgres>

export function recordedLocation(localDir: string): string | undefined

export function forgetPostgres(localDir: string): void
