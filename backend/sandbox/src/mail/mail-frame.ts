import { answer } from "../http/answers.js"
import { html } from "../http/html.js"
import type { Answer } from "../http/route.js"
import type { Mail } from "./read-mail.js"
import { messages } from "./messages.js"

/**
 * A mail is foreign: it may bring style and inline pictures, but runs no script, sends no form and
 * fetches nothing. It keeps our origin (`allow-same-origin`) only so that the page around it can
 * measure its height, which is harmless where scripts cannot run.
 */
const FRAME_POLICY =
  "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'self'; frame-ancestors 'self'"

/** The HTML part of a mail as a document of its own, for a sandboxed frame; links open a new tab. */
export function mailFrame(mail: Mail): Answer {
  const head = html`<!doctype html><base target="_blank" />`
  const body = mail.html ?? html`<p>${messages.noHtml}</p>`.text
  return answer(200, "text/html; charset=utf-8", head.text + body, {
    "content-security-policy": FRAME_POLICY,
  })
}
