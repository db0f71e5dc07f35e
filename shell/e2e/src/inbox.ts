import { inject } from "vitest"

interface ReceivedMail {
  subject: string
  text: string
}

/** Waits for a mail to an address that `wanted` accepts, newest first; rejects after a minute. */
export async function newestMail(
  to: string,
  wanted: (mail: ReceivedMail) => boolean = () => true,
): Promise<ReceivedMail> {
  const { inboxUrl } = inject("shop")
  const read = async (path: string) => (await fetch(`${inboxUrl}/api/mails${path}`)).json()
  for (let waited = 0; waited < 60_000; waited += 100) {
    const { mails } = (await read(`?to=${encodeURIComponent(to)}`)) as { mails: { id: string }[] }
    for (const { id } of mails) {
      const { mail } = (await read(`/${id}`)) as { mail: ReceivedMail }
      if (wanted(mail)) return mail
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No such mail to ${to} within a minute.`)
}

/** The six digits of the newest code mailed to an address. */
export async function mailedCode(to: string): Promise<string> {
  const code = /\b\d{6}\b/
  const { text } = await newestMail(to, (mail) => code.test(mail.text))
  return code.exec(text)?.[0] ?? ""
}
