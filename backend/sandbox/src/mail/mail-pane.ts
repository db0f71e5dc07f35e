import { html, type Markup } from "../http/html.js"
import { messages } from "./messages.js"
import type { Mail } from "./read-mail.js"

const time = new Intl.DateTimeFormat("en-IN", { dateStyle: "full", timeStyle: "long" })

/** One mail: who, what, when; then its message, its plain text and its headers. */
export function mailPane(mail: Mail, to: string | undefined): Markup {
  const back = to ? `/?to=${encodeURIComponent(to)}` : "/"
  const address = `/mails/${mail.id}`
  return html`<a class="back" href="${back}">← ${messages.back}</a>
    <h1>${mail.subject || messages.noSubject}</h1>
    <dl class="facts">
      <dt>${messages.from}</dt>
      <dd>${mail.from}</dd>
      <dt>${messages.to}</dt>
      <dd>${mail.to.join(", ")}</dd>
      <dt>${messages.received}</dt>
      <dd>
        <time datetime="${mail.receivedAt}">${time.format(new Date(mail.receivedAt))}</time>
      </dd>
      ${attachments(mail)}
    </dl>
    <p class="actions"><a href="${address}/message.eml" download>${messages.raw}</a></p>
    ${
      mail.html === undefined
        ? undefined
        : html`<section class="part">
            <h2>${messages.tabs.html}</h2>
            <iframe
              title="${messages.frameTitle}"
              src="${address}/message.html"
              sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            ></iframe>
          </section>`
    }
    <details class="part" ${mail.html === undefined ? html`open` : undefined}>
      <summary>${messages.tabs.text}</summary>
      <pre>${mail.text ?? messages.noText}</pre>
    </details>
    <details class="part">
      <summary>${messages.tabs.headers}</summary>
      <pre>${mail.headers.map(({ name, value }) => `${name}: ${value}`).join("\n")}</pre>
    </details>`
}

function attachments({ attachments: files }: Mail): Markup | undefined {
  if (!files.length) return undefined
  const names = files.map(({ name, type }) => `${name} (${type})`).join(", ")
  return html`<dt>${messages.attachments}</dt>
    <dd>${names}</dd>`
}
