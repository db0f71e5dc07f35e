import { randomBytes } from "node:crypto"
import { tmpdir } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest"
import { closePool, pool } from "../../src/db/pool"
import { sweepLocks } from "../../src/modules/stock-lock/lock-table"
import { StockLockProvider } from "../../src/modules/stock-lock/stock-lock-provider"
import { backendEnv } from "../harness/backend-process"
import { withDatabase } from "../harness/global-setup"

const { adminUrl, template } = inject("postgres")
const database = `shop_test_locks_${process.pid}_${randomBytes(4).toString("hex")}`
const locks = new StockLockProvider()

beforeAll(async () => {
  await onServer(`create database ${database} template ${template}`)
  const databaseUrl = withDatabase(adminUrl, database)
  Object.assign(process.env, backendEnv({ databaseUrl, localDir: tmpdir() }))
})
afterAll(async () => {
  await closePool()
  await onServer(`drop database ${database} with (force)`)
})

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A key held until `release` is called. */
async function held(key: string): Promise<() => Promise<unknown>> {
  let letGo = () => {}
  let started = () => {}
  const running = new Promise<void>((resolve) => (started = resolve))
  const job = locks.execute(key, async () => {
    started()
    await new Promise<void>((resolve) => (letGo = resolve))
  })
  await running
  return () => {
    letGo()
    return job
  }
}

it("runs one holder of a key at a time, and every job of mixed and doubled keys gets its turn", async () => {
  const inside = new Map<string, number>()
  const baskets = Array.from({ length: 40 }, (_, at) => {
    const keys = ["a", "b", "c", "d"].filter((_, bit) => ((at % 15) + 1) & (1 << bit))
    return at % 2 ? [...keys, ...keys] : keys.reverse()
  })
  const jobs = baskets.map((keys) =>
    locks.execute(keys, async () => {
      const own = [...new Set(keys)]
      for (const key of own) inside.set(key, (inside.get(key) ?? 0) + 1)
      await sleep(3)
      expect(own.map((key) => inside.get(key))).toEqual(own.map(() => 1))
      for (const key of own) inside.set(key, 0)
      return "done"
    }),
  )
  expect(await Promise.all(jobs)).toEqual(baskets.map(() => "done"))
})

it("holds no connection while it waits", async () => {
  const release = await held("busy")
  const waiting = Array.from({ length: 40 }, () => locks.execute("busy", () => Promise.resolve(1)))
  await sleep(50)
  expect((await pool().query(`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await release()
  expect(await Promise.all(waiting)).toHaveLength(40)
})

it("gives up after its time-out, and leaves nothing locked", async () => {
  const release = await held("taken")
  const late = locks.execute(["free", "taken"], () => Promise.resolve(), { timeout: 1 })
  await expect(late).rejects.toThrow("Timed-out acquiring lock.")
  expect(await locks.execute("free", () => Promise.resolve("mine"))).toBe("mine")
  await release()
  expect(await locks.execute("taken", () => Promise.resolve("mine"))).toBe("mine")
})

it("gives its keys back when the job fails", async () => {
  const failing = locks.execute("risky", () => Promise.reject(new Error("no")))
  await expect(failing).rejects.toThrow("no")
  expect(await locks.execute("risky", () => Promise.resolve("mine"))).toBe("mine")
})

it("is taken by one owner, prolonged by the same, refused to others and released by its own", async () => {
  await locks.acquire(["x", "y"], { ownerId: "me" })
  await locks.acquire("x", { ownerId: "me", expire: 60 })
  await expect(locks.acquire(["y", "z"], { ownerId: "you" })).rejects.toThrow(/Failed to acquire/)
  await locks.acquire("z")
  expect(await locks.release("x", { ownerId: "you" })).toBe(false)
  expect(await locks.release(["x", "y"], { ownerId: "me" })).toBe(true)
  expect(await locks.release("z")).toBe(true)
})

it("takes over what a dead process has left, and sweeps the rest away", async () => {
  await pool().query(
    `insert into shop_lock (key, owner, expires_at)
     values ('left', 'dead', now() - interval '1 second'), ('rest', 'dead', now())`,
  )
  expect(await locks.execute("left", () => Promise.resolve("mine"))).toBe("mine")
  expect(await sweepLocks()).toBe(1)
})

it("lets whoever waits for a process that died go on before they give up", async () => {
  // Whoever died prolongs nothing any more.
  const clock = vi.spyOn(globalThis, "setInterval").mockImplementation(() => setTimeout(() => {}))
  await held("left behind")
  clock.mockRestore()
  const began = Date.now()
  expect(await locks.execute("left behind", () => Promise.resolve("mine"))).toBe("mine")
  expect(Date.now() - began).toBeGreaterThan(10_000)
})

it("tells a job that has lost its lock", async () => {
  const job = locks.execute(
    "lost",
    async (signal) => {
      await pool().query(`delete from shop_lock where key = 'lost'`)
      await new Promise((resolve) => signal?.addEventListener("abort", resolve))
    },
    { expire: 1 },
  )
  await expect(job).rejects.toThrow("The lock was lost")
})
