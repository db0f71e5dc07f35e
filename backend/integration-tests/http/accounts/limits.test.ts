import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import { newAddress, newEmail } from "../../harness/accounts"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"
import { ageLimits } from "../../harness/time"

let shop: RunningShop
beforeAll(async () => {
  shop = await sharedShop()
})

/** Asks for a code and says which limit refused it, if one did. */
async function ask(address: string, email: string): Promise<"sent" | "pause" | "hour"> {
  const { status, body } = await shop
    .browser(address)
    .post("/api/user/send-otp", { name: "Asha", email })
  expect(status).toBe(200)
  if (body.success) return "sent"
  if (body.message === messages.otpTooMany) return "hour"
  expect(body.message).toMatch(/^Please wait \d+ seconds before asking for a new OTP\.$/)
  return "pause"
}

it("mails a code again after thirty seconds at the earliest", async () => {
  const email = newEmail()
  expect(await ask(newAddress(), email)).toBe("sent")
  expect(await ask(newAddress(), email)).toBe("pause")
  await ageLimits(shop, 15)
  expect(await ask(newAddress(), email.toUpperCase())).toBe("pause")
  await ageLimits(shop, 16)
  expect(await ask(newAddress(), email)).toBe("sent")
})

it("mails one code when twenty browsers ask at the same moment", async () => {
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(newAddress(), email)))
  expect(answers.filter((answer) => answer === "sent")).toHaveLength(1)
})

it("mails one address five codes an hour for one e-mail", async () => {
  const [address, email] = [newAddress(), newEmail()]
  for (let sent = 0; sent < 5; sent++) {
    expect(await ask(address, email)).toBe("sent")
    await ageLimits(shop, 31)
  }
  expect(await ask(address, email)).toBe("hour")
  expect(await ask(address, newEmail())).toBe("sent")
  expect(await ask(newAddress(), email)).toBe("sent")
  await ageLimits(shop, 3600)
  expect(await ask(address, email)).toBe("sent")
})

it("mails an e-mail ten codes an hour, whoever asks", async () => {
  const email = newEmail()
  for (let sent = 0; sent < 10; sent++) {
    expect(await ask(newAddress(), email)).toBe("sent")
    await ageLimits(shop, 31)
  }
  expect(await ask(newAddress(), email)).toBe("hour")
  expect(await ask(newAddress(), newEmail())).toBe("sent")
})

it("mails one address thirty codes an hour, also when it asks for forty at once", async () => {
  const address = newAddress()
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(address, newEmail())))
  expect(answers.filter((answer) => answer === "sent")).toHaveLength(30)
  expect(await ask(newAddress(), newEmail())).toBe("sent")
})

it("takes all IPv6 addresses of one network for one address", async () => {
  const answers = await Promise.all(
    Array.from({ length: 31 }, (_, host) => ask(`2001:db8:0:7::${host.toString(16)}`, newEmail())),
  )
  expect(answers.filter((answer) => answer === "sent")).toHaveLength(30)
  expect(await ask("2001:db8:0:8::1", newEmail())).toBe("sent")
})

it("does not count what it refused", async () => {
  const [address, email] = [newAddress(), newEmail()]
  for (let refused = 0; refused < 20; refused++)
    await shop.browser(address).post("/api/user/send-otp", { name: "", email })
  expect(await ask(address, email)).toBe("sent")
  for (let refused = 0; refused < 20; refused++) await ask(address, email)
  await ageLimits(shop, 31)
  expect(await ask(address, email)).toBe("sent")
})

it("knows no e-mail and no address in what it remembers", async () => {
  const [address, email] = [newAddress(), newEmail()]
  await ask(address, email)
  const { rows } = await shop.db.query(`select encode(key, 'escape') as key from shop_rate_limit`)
  expect(JSON.stringify(rows)).not.toContain(email)
  expect(JSON.stringify(rows)).not.toContain(address)
})
