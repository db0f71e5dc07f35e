import { expect, it, vi } from "vitest"
import { awaitDatabase } from "./await-database"

const database = vi.hoisted(() => ({ query: vi.fn<() => Promise<unknown>>() }))
vi.mock("./pool", () => ({ pool: () => database }))
vi.mock("../server/env", () => ({
  env: () => ({ databaseUrl: "postgres://shop:hunter2@db.shop.test/shop" }),
}))
vi.mock("../server/log", () => ({ log: () => undefined }))

const away = () => Promise.reject(Object.assign(new Error("no"), { code: "ECONNREFUSED" }))

it("gives up a database that never answers with a sentence that names it, and no secret", async () => {
  database.query.mockImplementation(away)
  const said = await awaitDatabase(600).catch((error: Error) => error.message)
  expect(said).toBe(
    "The database at db.shop.test:5432 has not answered for 0.6 s. Start it, or mend DATABASE_URL, " +
      "and start the shop again.",
  )
})

it("goes on as soon as the database answers", async () => {
  database.query.mockImplementationOnce(away).mockResolvedValueOnce({ rows: [] })
  await expect(awaitDatabase()).resolves.toBeUndefined()
})

it("says at once what waiting cannot mend", async () => {
  const denied = Object.assign(new Error("password authentication failed"), { code: "28P01" })
  database.query.mockRejectedValueOnce(denied)
  await expect(awaitDatabase()).rejects.toBe(denied)
})
