import type { Language } from "@shop/api/language"
import type { Block } from "./blocks"
import { escape } from "./escape"

/** What a template gives: the rest of the mail is the same for all. */
export interface Letter {
  subject: string
  heading: string
  blocks: readonly Block[]
  /** Of a newsletter: where mail programs unsubscribe by their own button. */
  unsubscribeUrl?: string
}

/** Name and closing lines of the shop that writes, and the language it writes in. */
export interface Sender {
  shopName: string
  publicUrl: string
  language: Language
  footer: readonly string[]
}

/** A mail, ready to send. */
export interface ComposedMail {
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
}

/**
 * Sets a letter in the shop's frame. Tables and inline styles, because that is what mail programs
 * render alike; the text part says the same.
 */
export function layout(letter: Letter, sender: Sender): ComposedMail {
  const { subject, heading, blocks, unsubscribeUrl } = letter
  const { shopName, publicUrl, language, footer } = sender
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f7f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f7f5">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px;overflow:hidden;font-family:system-ui,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5">
<tr><td style="padding:20px 28px;background:#1d7a4c"><a href="${escape(publicUrl)}" style="font-size:20px;font-weight:700;color:#ffffff;text-decoration:none">${escape(shopName)}</a></td></tr>
<tr><td style="padding:28px;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#17231d">${escape(heading)}</h1>
${blocks.map((block) => block.html).join("\n")}
</td></tr>
<tr><td style="padding:16px 28px;font-size:13px;color:#55645c;border-top:1px solid #dbe4de">${footer.map(escape).join("<br>")}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
  const text = [
    heading,
    ...blocks.map((block) => block.text),
    ["--", shopName, ...footer].join("\n"),
  ]
  const composed = { subject, html, text: text.join("\n\n") + "\n" }
  if (!unsubscribeUrl) return composed
  const headers = {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  }
  return { ...composed, headers }
}
