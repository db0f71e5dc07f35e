import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import type { ProvidedContext } from "vitest"
import type { TestProject } from "vitest/node"
import { backendEnv, runBackend } from "./backend-process"

declare module "vitest" {
  interface ProvidedContext {
    /** Where databases may be made, and the migrated one that shops clone; a clone's name begins with it. */
    postgres: { adminUrl: string; template: string }
  }
}

/** The projects of a run share one template: the first to come makes it and takes it away. */
const templateOfRun = "TEST_POSTGRES_TEMPLATE"

/** Prepares the template database; at the end it goes with all its clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const adminUrl = process.env.TEST_POSTGRES_URL
  if (!adminUrl) throw new Error("TEST_POSTGRES_URL is not set. Run `npm test -- integration`.")
  const present = process.env[templateOfRun]
  const postgres = { adminUrl, template: present ?? (await makeTemplate(adminUrl)) }
  process.env[templateOfRun] = postgres.template
  project.provide("postgres", postgres)
  return present ? async () => {} : () => forget(postgres)
}

async function makeTemplate(adminUrl: string): Promise<string> {
  const template = `shop_test_${process.pid}_${randomBytes(4).toString("hex")}`
  await onServer(adminUrl, (admin) => admin.query(`create database ${template}`))
  const localDir = mkdtempSync(join(tmpdir(), "shop-template-"))
  try {
    const databaseUrl = withDatabase(adminUrl, template)
    await runBackend("migrate", backendEnv({ databaseUrl, localDir }))
  } finally {
    rmSync(localDir, { recursive: true, force: true })
  }
  return template
}

async function forget({ adminUrl, template }: ProvidedContext["postgres"]): Promise<void> {
  await onServer(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ name: string }>(
      "select datname as name from pg_database where starts_with(datname, $1)",
      [template],
    )
    for (const { name } of rows) await admin.query(`drop database if exists ${name} with (force)`)
  })
}

/** Runs statements on the server as its administrator. */
export async function onServer(
  url: string,
  work: (admin: Client) => Promise<unknown>,
): Promise<void> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await work(admin).finally(() => admin.end())
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
