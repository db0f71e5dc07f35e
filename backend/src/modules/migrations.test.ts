import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const files = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => /migrations\/Migration\d+\.ts$/.test(name))
  .sort()

/** The SQL of one migration's `up`, in lower case and with single spaces, comments left out. */
function statements(text: string): string[] {
  const up = text.slice(text.indexOf("up()"), text.indexOf("down()"))
  return [...up.matchAll(/addSql\(\s*`([^`]*)`/g)].map(([, sql = ""]) =>
    sql.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ").trim().toLowerCase(),
  )
}

/** Tables that the migration itself makes: nobody else knows them yet. */
const made = (sql: readonly string[]) =>
  sql.flatMap((each) => /^create (?:unlogged )?table if not exists (\w+)/.exec(each)?.[1] ?? [])

/** Why a statement would hold up or break the version that is serving people; empty when it would not. */
function dangerOf(statement: string, fresh: readonly string[]): string {
  const outside = statement.replaceAll(/\$\$.*?\$\$/g, "")
  if (/\b(drop|rename|truncate)\b/.test(outside)) return "takes away what the version before uses"
  const altered = /^alter table (?:if exists )?(\w+) (.*)$/.exec(outside)
  if (altered) {
    const [, table = "", changes = ""] = altered
    if (!table.startsWith("shop_")) return "changes a table of Medusa's"
    for (const change of changes.split(/, (?=\w+ column)/)) {
      if (!change.startsWith("add column if not exists")) return "does more than add a column"
      if (/ not null/.test(change) && !/ default /.test(change))
        return "adds what old writers leave out"
      if (/ (check|references|unique|primary)\b/.test(change))
        return "reads the whole table under its lock"
      if (/ (clock_timestamp|random|gen_random_uuid|generated)\b/.test(change))
        return "rewrites the table"
    }
  }
  const index = /^create (?:unique )?index .*? on (?:only )?(\w+)/.exec(outside)
  if (index && !fresh.includes(index[1] ?? "")) return "builds an index while writers wait"
  if (/^(update|delete)\b/.test(outside)) return "locks rows of people who are shopping"
  return ""
}

describe("a migration of ours", () => {
  it.each(files)("is safe while the version before it runs: %s", (file) => {
    const sql = statements(readFileSync(join(__dirname, file), "utf8"))
    expect(sql.length).toBeGreaterThan(0)
    const dangers = sql.map((statement) => dangerOf(statement, made(sql)))
    expect(dangers.filter(Boolean)).toEqual([])
  })

  it.each([
    ["alter table shop_flow drop column email"],
    ["alter table shop_flow rename column email to address"],
    ["alter table shop_flow alter column email type varchar"],
    ["alter table shop_flow alter column code_hash set not null"],
    ["alter table shop_flow add column if not exists name text not null"],
    ["alter table shop_flow add column if not exists at timestamptz default clock_timestamp()"],
    ["alter table shop_flow add column if not exists a int, alter column email drop not null"],
    ["alter table product add column if not exists note text"],
    ["create index if not exists shop_flow_email on shop_flow (email)"],
    ["update shop_flow set tries = 0"],
    ["drop table shop_flow"],
  ])("that would not be safe is told apart: %s", (statement) => {
    expect(dangerOf(statement, [])).not.toBe("")
  })
})
