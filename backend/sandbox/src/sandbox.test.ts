import { once } from "node:events"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { request } from "node:http"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createTransport, type SendMailOptions } from "nodemailer"
import { afterEach, beforeEach, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "./start-sandbox.js"

let folder: string
let sandbox: Sandbox

const settings = () => ({
  httpPort: 0,
  smtpPort: 0,
  outboxDir: folder,
  cards: {
    journalFile: join(folder, "cards", "journal.jsonl"),
    webhookUrl: "http://127.0.0.1:1/",
    webhookSecret: "whsec_test",
  },
})

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-"))
  sandbox = await startSandbox(settings())
})

afterEach(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true })
})

async function send(mail: SendMailOptions, auth?: { user: string; pass: string }) {
  const transport = createTransport({ host: "127.0.0.1", port: sandbox.smtpPort, auth })
  await transport.sendMail({ from: "Shop <shop@example.com>", ...mail })
  transport.close()
}

function get(path: string, init?: RequestInit) {
  return fetch(`http://127.0.0.1:${sandbox.httpPort}${path}`, init)
}

async function mailsTo(to: string) {
  const answer = await get(`/api/mails?to=${encodeURIComponent(to)}`)
  return (await answer.json()) as { mails: { id: string; subject: string }[]; total: number }
}

test("a mail sent by SMTP is one .eml file in the outbox, exactly as it came over the wire", async () => {
  await send({ to: "asha@example.com", subject: "Hello", text: "A line\n.\nafter a lone dot" })

  const files = await readdir(folder)
  expect(files).toHaveLength(1)
  expect(files[0]).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{8}\.eml$/)
  const stored = await readFile(join(folder, files[0] ?? ""), "utf8")
  expect(stored).toContain("Subject: Hello\r\n")
  expect(stored).toContain("A line\r\n.\r\nafter a lone dot")
})

test("the newest mail comes first, and a recipient's mails can be asked for alone in any case", async () => {
  await send({ to: "asha@example.com", subject: "First", text: "1" })
  await send({ to: "Binu@Example.com", subject: "Second", text: "2" })
  await send({ to: "asha@example.com", subject: "Third", text: "3" })

  const all = (await (await get("/api/mails")).json()) as { mails: { subject: string }[] }
  expect(all.mails.map(({ subject }) => subject)).toEqual(["Third", "Second", "First"])
  expect((await mailsTo("ASHA@example.com")).mails.map(({ subject }) => subject)).toEqual([
    "Third",
    "First",
  ])
  expect((await mailsTo("binu@example.com")).total).toBe(1)
  expect((await mailsTo("nobody@example.com")).total).toBe(0)
})

test("the envelope decides who received a mail, not its header", async () => {
  await send({
    to: "shown@example.com",
    text: "hidden copy",
    envelope: { from: "shop@example.com", to: ["hidden@example.com"] },
  })

  expect((await mailsTo("hidden@example.com")).total).toBe(1)
  expect((await mailsTo("shown@example.com")).total).toBe(0)
})

test("one mail is answered decoded: text, HTML, headers and attachment names", async () => {
  await send({
    to: "asha@example.com",
    subject: "आपका ऑर्डर ₹99.50",
    messageId: "<fixed@example.com>",
    text: "नमस्ते",
    html: "<p>नमस्ते</p>",
    attachments: [{ filename: "bill.pdf", content: "pdf" }],
  })

  const id = (await mailsTo("asha@example.com")).mails[0]?.id
  const { mail } = (await (await get(`/api/mails/${id}`)).json()) as { mail: unknown }
  expect(mail).toMatchObject({
    id,
    from: "shop@example.com",
    to: ["asha@example.com"],
    subject: "आपका ऑर्डर ₹99.50",
    messageId: "<fixed@example.com>",
    text: expect.stringContaining("नमस्ते"),
    html: "<p>नमस्ते</p>",
    attachments: [{ name: "bill.pdf", type: "application/pdf" }],
    headers: expect.arrayContaining([{ name: "Message-ID", value: "<fixed@example.com>" }]),
  })
})

test("mails of earlier runs are still in the inbox after a restart", async () => {
  await send({ to: "asha@example.com", subject: "Before", text: "1" })
  await sandbox.stop()
  sandbox = await startSandbox(settings())
  await send({ to: "asha@example.com", subject: "After", text: "2" })

  const { mails } = await mailsTo("asha@example.com")
  expect(mails.map(({ subject }) => subject)).toEqual(["After", "Before"])
})

test("the .eml file of a mail can be downloaded", async () => {
  await send({ to: "asha@example.com", subject: "Keep me", text: "1" })
  const id = (await mailsTo("asha@example.com")).mails[0]?.id

  const answer = await get(`/mails/${id}/message.eml`)
  expect(answer.headers.get("content-type")).toBe("message/rfc822")
  expect(answer.headers.get("content-disposition")).toContain(`${id}.eml`)
  expect(await answer.text()).toContain("Subject: Keep me")
})

test("what a mail says never becomes part of the inbox page", async () => {
  const attack = `"><script>alert(1)</script>`
  await send({ to: "asha@example.com", subject: attack, text: attack, html: attack })
  const id = (await mailsTo("asha@example.com")).mails[0]?.id

  const page = await (await get(`/mails/${id}?to=${encodeURIComponent(attack)}`)).text()
  expect(page).not.toContain("<script>alert")
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
})

test("a mail's own HTML is shown where it can neither run a script nor fetch anything", async () => {
  await send({ to: "asha@example.com", html: "<script>alert(1)</script><p>Hi</p>" })
  const id = (await mailsTo("asha@example.com")).mails[0]?.id

  const page = await (await get(`/mails/${id}`)).text()
  expect(page).toMatch(/<iframe[^>]+sandbox="(?![^"]*allow-scripts)/)
  const policy = (await get(`/mails/${id}/message.html`)).headers.get("content-security-policy")
  expect(policy).toMatch(/^sandbox (?!.*allow-scripts)/)
  expect(policy).toContain("default-src 'none'")
})

test("a sender that signs in is welcome with any name, for the sandbox knows no accounts", async () => {
  await send({ to: "asha@example.com", text: "1" }, { user: "shop", pass: "secret" })

  expect((await mailsTo("asha@example.com")).total).toBe(1)
})

test("a mail above the limit is refused and leaves no file", async () => {
  const text = "x".repeat(26 * 1024 * 1024)
  await expect(send({ to: "asha@example.com", text })).rejects.toThrow(/552/)

  expect(await readdir(folder)).toEqual([])
})

test("twenty mails at once are twenty mails", async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send({ to: "asha@example.com", subject: `Mail ${index}`, text: "1" }),
    ),
  )

  const { mails } = await mailsTo("asha@example.com")
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(20)
})

test("the inbox says that it is alive", async () => {
  expect((await get("/health/live")).status).toBe(200)
})

test("a mail that is not there, a file outside the outbox and an unknown address are all 404", async () => {
  for (const path of ["/api/mails/x", "/api/mails/..%2f..%2fetc%2fpasswd", "/mails/%zz", "/nope"]) {
    expect((await get(path)).status, path).toBe(404)
  }
})

test("other methods than reading are refused", async () => {
  expect((await get("/api/mails", { method: "POST" })).status).toBe(405)
  expect((await get("/api/mails", { method: "HEAD" })).status).toBe(200)
})

test("a page that points its own name at the sandbox cannot read the mails", async () => {
  const status = await new Promise((resolve, reject) => {
    request({
      port: sandbox.httpPort,
      host: "127.0.0.1",
      path: "/api/mails",
      headers: { host: "evil.example" },
    })
      .on("response", (answer) => resolve(answer.resume().statusCode))
      .on("error", reject)
      .end()
  })

  expect(status).toBe(403)
})

test("a client that hangs up in the middle of a mail leaves nothing behind and the server up", async () => {
  const socket = connect(sandbox.smtpPort, "127.0.0.1")
  for (const line of ["EHLO x", "MAIL FROM:<a@b.c>", "RCPT TO:<d@e.f>", "DATA"]) {
    await once(socket, "data")
    socket.write(`${line}\r\n`)
  }
  await once(socket, "data")
  socket.write("Subject: half")
  socket.resetAndDestroy()

  await send({ to: "asha@example.com", text: "whole" })
  expect(await readdir(folder)).toHaveLength(1)
})
