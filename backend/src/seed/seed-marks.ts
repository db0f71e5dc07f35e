import { pool } from "../db/pool"

/** What a shop was filled with, once: it is not filled again when the seller takes things away. */
export type SeedStep = "base" | "demo begun" | "demo" | `generated ${number}`

/** The steps that are complete. */
export async function completedSteps(): Promise<Set<string>> {
  await pool().query(
    `create table if not exists shop_seed (
       step text primary key, completed_at timestamptz not null default now())`,
  )
  const { rows } = await pool().query<{ step: string }>(`select step from shop_seed`)
  return new Set(rows.map(({ step }) => step))
}

/** Notes that a step is complete. */
export async function completeStep(step: SeedStep): Promise<void> {
  await pool().query(`insert into shop_seed (step) values ($1) on conflict do nothing`, [step])
}
