import { randomBytes } from "node:crypto"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { signInSeller } from "../harness/accounts"
import { productAndShopper } from "../harness/crowd"
import { withDatabase } from "../harness/global-setup"
import { picture } from "../harness/products"
import { closedShop, type Shop, startShop } from "../harness/start-shop"
import { contentOf, restoreKilled, run } from "./commands"

let shop: Shop
let empty: Shop
const folder = mkdtempSync(join(tmpdir(), "shop-backup-"))
const file = join(folder, "shop.tar.gz")

beforeAll(async () => {
  ;[shop, empty] = await Promise.all([startShop(), closedShop()])
  const seller = await signInSeller(shop)
  const { product, shopper } = await productAndShopper(shop, seller)
  await shopper.order({ [product._id]: 1 })
  mkdirSync(join(shop.localDir, "uploads"), { recursive: true })
  writeFileSync(join(shop.localDir, "uploads", "photo.webp"), await picture("webp"))
  await shop.halt()
  expect(await run("backup", shop, file)).toMatchObject({ code: 0 })
})

afterAll(async () => {
  await Promise.all([shop.stop(), empty.stop()])
  rmSync(folder, { recursive: true })
})

/** A file made from the backup. */
function altered(name: string, change: (whole: Buffer) => Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, change(readFileSync(file)))
  return path
}

/** The backup with some bytes inside replaced by as many others, and packed again. */
const inside = (from: string, to: string) => (whole: Buffer) => {
  const content = gunzipSync(whole)
  content.write(to, content.indexOf(from))
  return gzipSync(content)
}

/** The backup with a migration called otherwise, where it says what its version knew, or everywhere. */
const migrated = (everywhere: boolean) => (whole: Buffer) => {
  const content = gunzipSync(whole)
  const known = /"own": \[\s+"(\w+)"/.exec(content.toString("latin1"))?.[1] ?? ""
  for (let at = content.indexOf(known); at >= 0; at = content.indexOf(known, at + 1)) {
    content.write("Migration29", at)
    if (!everywhere) break
  }
  return gzipSync(content)
}

const unusable: [string, RegExp, (whole: Buffer) => Buffer][] = [
  [
    "whose bytes were damaged",
    /damaged/,
    (whole) => whole.fill(0, whole.length >> 1, whole.length - 9),
  ],
  ["that was cut off", /damaged or was cut off/, (whole) => whole.subarray(0, whole.length >> 1)],
  ["that lacks its last byte", /damaged or was cut/, (whole) => whole.subarray(0, -1)],
  ["with a changed row", /damaged/, inside("Ratnagiri", "Ratnagira")],
  ["of a newer format", /newer version/, inside('"format": 2', '"format": 3')],
  ["of a newer Medusa", /newer version/, inside('"medusa": "2', '"medusa": "3')],
  ["of a newer schema", /newer version/, migrated(true)],
  ["that is something else", /not a backup/, () => Buffer.from("a shopping list")],
  ["that is another archive", /not a backup/, () => gzipSync(Buffer.alloc(4096, "x"))],
  ["without any content", /not a backup/, () => Buffer.alloc(0)],
]

describe("two backups to one name at once", () => {
  it("leave one that is whole, and the other says that the name is taken", async () => {
    const same = join(folder, "same.tar.gz")
    const ends = await Promise.all([run("backup", shop, same), run("backup", shop, same)])
    expect(ends.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(ends.find(({ code }) => code === 1)?.output).toMatch(/same\.tar\.gz exists already/)
    expect(gunzipSync(readFileSync(same)).length).toBeGreaterThan(0)
    expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([])
  })
})

describe("a restore", () => {
  it.each(unusable)("refuses a file %s, and changes nothing", async (name, sentence, change) => {
    const before = await contentOf(shop)
    const { code, output } = await run(
      "restore",
      shop,
      altered(name.replaceAll(" ", "-"), change),
      "--replace",
    )
    expect(output).toMatch(sentence)
    expect(output).toMatch(/Nothing was changed/)
    expect(code).toBe(1)
    expect(await contentOf(shop)).toEqual(before)
  })

  it("refuses a shop with data, and puts the backup in its place when told to", async () => {
    expect(await run("restore", empty, file)).toMatchObject({ code: 0 })
    const before = await contentOf(empty)
    const refused = await run("restore", empty, file)
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.output).toMatch(/holds a shop with data.*--replace/)
    await empty.db.query(`delete from shop_mail_outbox`)
    await empty.db.query(`create table left_behind (id int)`)
    expect(await run("restore", empty, file, "--replace")).toMatchObject({ code: 0 })
    // When the demo was marked as not wanted differs; nothing else does.
    expect({ ...(await contentOf(empty)), shop_seed: "" }).toEqual({ ...before, shop_seed: "" })
  })

  it("takes one of a newer version whose migrations the database had not had yet", async () => {
    const early = altered("early", migrated(false))
    expect(await run("restore", empty, early, "--replace")).toMatchObject({ code: 0 })
  })

  it("refuses a database that a running shop uses", async () => {
    await shop.resume()
    const refused = await run("restore", shop, file, "--replace")
    await shop.halt()
    expect(refused.output).toMatch(/A shop runs on this database/)
  })

  it("leaves the shop as it was when it is killed, and works the next time", async () => {
    const latest = join(folder, "latest.tar.gz")
    expect(await run("backup", shop, latest)).toMatchObject({ code: 0 })
    const before = await contentOf(shop)
    for (const ms of [0, 300, 900]) {
      await restoreKilled(shop, latest, ms)
      expect(await contentOf(shop)).toEqual(before)
    }
    expect(await run("restore", shop, latest, "--replace")).toMatchObject({ code: 0 })
    expect({ ...(await contentOf(shop)), shop_seed: "" }).toEqual({ ...before, shop_seed: "" })
  })

  it("works for a user who owns the database and is no superuser", async () => {
    const { adminUrl } = inject("postgres")
    const name = `shop_owner_${randomBytes(4).toString("hex")}`
    const admin = new Client(adminUrl)
    await admin.connect()
    await admin.query(`create role ${name} login password '${name}'`)
    await admin.query(`create database ${name} owner ${name}`)
    const url = new URL(withDatabase(adminUrl, name))
    ;[url.username, url.password] = [name, name]
    try {
      const place = { databaseUrl: url.href, localDir: folder }
      expect(await run("restore", place, file)).toMatchObject({ code: 0 })
      const client = new Client(url.href)
      await client.connect()
      const { rows } = await client.query(`select from "order"`)
      await client.end()
      expect(rows).toHaveLength(1)
    } finally {
      await admin.query(`drop database ${name} with (force)`)
      await admin.query(`drop role ${name}`)
      await admin.end()
    }
  })

  it("refuses a database of another program", async () => {
    const { adminUrl } = inject("postgres")
    const name = `shop_other_${randomBytes(4).toString("hex")}`
    const admin = new Client(adminUrl)
    await admin.connect()
    await admin.query(`create database ${name}`)
    const databaseUrl = withDatabase(adminUrl, name)
    const other = new Client(databaseUrl)
    await other.connect()
    await other.query(`create table ledger (id int)`)
    await other.end()
    const { output } = await run("restore", { databaseUrl, localDir: folder }, file, "--replace")
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    expect(output).toMatch(/not a shop's: it holds ledger/)
  })
})
