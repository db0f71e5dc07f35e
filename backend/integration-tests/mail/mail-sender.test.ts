import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { closePool } from "../../src/db/pool"
import { enqueueMail } from "../../src/modules/mail/enqueue-mail"
import type { Mail } from "../../src/modules/mail/mail"
import { startMailSender } from "../../src/modules/mail/mail-sender"
import { backendEnv } from "../harness/backend-process"
import { type Shop, startShop } from "../harness/start-shop"
import { openPostOffice, type PostOffice } from "./post-office"

let post: PostOffice
let shop: Shop

/** Mails are enqueued from here, as a call's transaction would, and sent by the server process. */
beforeAll(async () => {
  post = await openPostOffice()
  shop = await startShop({ SMTP_URL: `smtp://127.0.0.1:${post.port}` })
  const { databaseUrl, localDir } = shop
  Object.assign(process.env, backendEnv({ databaseUrl, localDir, smtpPort: post.port }))
})
afterAll(async () => {
  await shop.stop()
  await post.stop()
  await closePool()
})

const address = (domain = "example.com") => `${randomUUID()}@${domain}`

function codeMail(to: string, code = "314159", expiresAt?: Date): Mail {
  const facts = { name: "Asha", code }
  return { kind: "registration-code", ref: randomUUID(), to, facts, expiresAt }
}

interface Row {
  message_id: string
  payload: unknown
  attempts: number
  lease: string | null
  sent_at: Date | null
  last_error: string | null
}

async function rowOf(to: string): Promise<Row | undefined> {
  const found = await shop.db.query<Row>(`select * from shop_mail_outbox where recipient = $1`, [
    to,
  ])
  return found.rows[0]
}

/** The row of an address's mail, as soon as it is in the state wanted. */
async function rowWhen(to: string, wanted: (row: Row) => unknown): Promise<Row> {
  for (;;) {
    const row = await rowOf(to)
    if (row && wanted(row)) return row
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

test("an enqueued mail leaves by itself, with both parts, from the shop's address", async () => {
  const to = address()
  await enqueueMail(shop.db, codeMail(to, "271828"))

  const [mail] = await post.taken(to)
  expect(mail?.from).toMatchObject({ name: "Test Shop", address: "shop@shop.test" })
  expect(mail?.to).toMatchObject([{ address: to }])
  expect(mail?.subject).toContain("Test Shop")
  expect(mail?.text).toContain("271828")
  expect(mail?.html).toContain("271828")
  expect(mail?.messageId).toBe((await rowOf(to))?.message_id)
})

test("a mail whose transaction is rolled back never leaves", async () => {
  const [undone, after] = [address(), address()]
  const client = await shop.db.connect()
  await client.query("begin")
  await enqueueMail(client, codeMail(undone))
  await client.query("rollback")
  client.release()
  await enqueueMail(shop.db, codeMail(after))

  await post.taken(after)
  expect(post.soFar(undone)).toEqual([])
  expect(await rowOf(undone)).toBeUndefined()
})

test("the same mail about the same thing leaves once, however often it is enqueued", async () => {
  const [to, after] = [address(), address()]
  const mail = codeMail(to)
  await Promise.all([1, 2, 3, 4, 5].map(() => enqueueMail(shop.db, mail)))
  await post.taken(to)
  await enqueueMail(shop.db, mail)
  await enqueueMail(shop.db, codeMail(after))

  await post.taken(after)
  expect(post.soFar(to)).toHaveLength(1)
})

test("a code is forgotten once its mail has left", async () => {
  const to = address()
  await enqueueMail(shop.db, codeMail(to, "161803"))

  expect((await rowWhen(to, (row) => row.sent_at)).payload).toEqual({ name: "Asha" })
})

test("two senders at once send a hundred mails, each once", async () => {
  const second = startMailSender()
  const all = Array.from({ length: 100 }, () => address())
  await Promise.all(all.map((to) => enqueueMail(shop.db, codeMail(to))))

  for (const to of all) await rowWhen(to, (row) => row.sent_at)
  await second.stop()
  expect(all.map((to) => post.soFar(to).length)).toEqual(all.map(() => 1))
})

test("a mail that is put off is tried again until it is taken", async () => {
  const to = address("later.test")
  await enqueueMail(shop.db, codeMail(to))

  const row = await rowWhen(to, ({ sent_at }) => sent_at)
  expect(row).toMatchObject({ attempts: 3, last_error: null })
  expect(post.soFar(to)).toHaveLength(1)
})

test("a mail that is sent twice, because an answer was lost, has the same Message-ID", async () => {
  const to = address("lossy.test")
  await enqueueMail(shop.db, codeMail(to))

  const [first, second] = await post.taken(to, 2)
  expect(second?.messageId).toBe(first?.messageId)
})

test("addresses that are refused or never answered do not hold up the others", async () => {
  const dead = Array.from({ length: 12 }, () => address("no.test"))
  const mute = [address("mute.test"), address("mute.test")]
  const alive = Array.from({ length: 12 }, () => address())
  for (const to of [...mute, ...dead, ...alive]) await enqueueMail(shop.db, codeMail(to))

  for (const to of alive) await post.taken(to)
})

test("why a mail was refused is kept, without the address that the server repeated", async () => {
  const to = address("no.test")
  await enqueueMail(shop.db, codeMail(to))

  const row = await rowWhen(to, ({ last_error }) => last_error)
  expect(row).toMatchObject({ last_error: expect.stringContaining("550"), sent_at: null })
  expect(row.last_error).not.toContain("@")
})

test("neither addresses nor codes are in the log", async () => {
  const [to, refused] = [address(), address("no.test")]
  await enqueueMail(shop.db, codeMail(to, "693147"))
  await enqueueMail(shop.db, codeMail(refused, "693147"))
  await rowWhen(to, (row) => row.sent_at)
  await rowWhen(refused, (row) => row.last_error)

  expect(shop.log()).toContain("mail_sent")
  expect(shop.log()).toContain("mail_not_sent")
  for (const secret of [to, refused, "693147"]) expect(shop.log()).not.toContain(secret)
})

test("what waits while no sender runs leaves when one starts; codes past their time do not", async () => {
  const [waiting, late] = [address(), address()]
  await shop.halt("SIGKILL")
  await enqueueMail(shop.db, codeMail(waiting, "141421"))
  await enqueueMail(shop.db, codeMail(late, "577215", new Date(Date.now() - 1_000)))
  expect(JSON.stringify([await rowOf(waiting), await rowOf(late)])).not.toMatch(/141421|577215/)
  await shop.resume()

  expect((await post.taken(waiting))[0]?.text).toContain("141421")
  const row = await rowWhen(late, ({ last_error }) => last_error === "expired")
  expect(row).toMatchObject({ payload: { name: "Asha" }, sent_at: null })
  expect(post.soFar(late)).toEqual([])
})

test("a server that is told to stop does not wait for a mute mail server, nor lose its mail", async () => {
  const to = address("mute.test")
  await enqueueMail(shop.db, codeMail(to))
  await rowWhen(to, ({ lease }) => lease)
  await shop.halt("SIGTERM")

  expect(await rowOf(to)).toMatchObject({ sent_at: null, payload: { sealed: expect.any(String) } })
  await shop.resume()
})

test("a mail without an end of its own is worth a month of tries, and no more", async () => {
  const to = address()
  await enqueueMail(shop.db, codeMail(to))
  const { rows } = await shop.db.query<{ days: number }>(
    `select round(extract(epoch from expires_at - now()) / 86400)::float8 as days
     from shop_mail_outbox where recipient = $1`,
    [to],
  )
  expect(rows).toEqual([{ days: 30 }])
})
