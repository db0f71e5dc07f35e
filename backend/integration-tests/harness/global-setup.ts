import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import type { TestProject } from "vitest/node"
import { backendEnv, runBackend } from "./backend-process"

declare module "vitest" {
  interface ProvidedContext {
    /** Where databases may be made, and the migrated one that each test file clones. */
    postgres: { adminUrl: string; template: string }
  }
}

/** Prepares one migrated template database; each test file works on a clone of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const adminUrl = process.env.TEST_POSTGRES_URL
  if (!adminUrl) throw new Error("TEST_POSTGRES_URL is not set. Run `npm test -- integration`.")
  const template = `shop_template_${process.pid}_${randomBytes(4).toString("hex")}`
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${template}`)
  const localDir = mkdtempSync(join(tmpdir(), "shop-template-"))
  try {
    await runBackend(
      "migrate",
      backendEnv({ databaseUrl: withDatabase(adminUrl, template), localDir }),
    )
  } finally {
    rmSync(localDir, { recursive: true, force: true })
  }
  project.provide("postgres", { adminUrl, template })
  return async () => {
    await admin.query(`drop database ${template} with (force)`)
    await admin.end()
  }
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
