import { html, type Markup } from "../http/html.js"
import { mailPane } from "./mail-pane.js"
import { messages } from "./messages.js"
import type { Mail } from "./read-mail.js"
import type { MailSummary } from "./summarise.js"

/** What the inbox shows: a list, and the mail that is open beside it. */
export interface InboxView {
  mails: MailSummary[]
  total: number
  /** Set when the list holds one recipient's mails only. */
  to?: string
  open?: Mail
  /** The mail asked for is not here. */
  missing: boolean
}

const time = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "medium" })

/** The whole page: list at the left, mail at the right; on a phone one after the other. */
export function inboxPage(view: InboxView): Markup {
  const { mails, total, to, open, missing } = view
  const reading = open !== undefined || missing
  const newest = mails[0]?.id ?? ""
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${open?.subject ? `${open.subject} · ` : ""}${messages.title}</title>
        <link rel="icon" href="/static/icon.svg" />
        <link rel="stylesheet" href="/static/sandbox.css" />
        <link rel="stylesheet" href="/static/mail-pane.css" />
        <script type="module" src="/static/inbox.js"></script>
      </head>
      <body class="${reading ? "reading" : ""}" data-newest="${newest}">
        <header class="bar">
          <a class="brand" href="/"><img src="/static/icon.svg" alt="" /> ${messages.title}</a>
          <p>${messages.intro}</p>
        </header>
        <main>
          <section class="list" aria-label="${messages.listLabel}">
            <form class="filter" action="/" role="search">
              <label for="to">${messages.filterLabel}</label>
              <input
                id="to"
                name="to"
                type="text"
                value="${to}"
                placeholder="${messages.filterHint}"
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
              />
              <button>${messages.filterButton}</button>
              ${to ? html`<a href="/">${messages.filterClear}</a>` : undefined}
            </form>
            ${mails.length ? list(mails, total, to, open?.id) : empty(to)}
          </section>
          <article class="pane">
            ${open ? mailPane(open, to) : html`<p class="hint">${missing ? messages.notFound : messages.pickTitle}</p>`}
          </article>
        </main>
      </body>
    </html>`
}

function list(mails: MailSummary[], total: number, to: string | undefined, openId?: string) {
  const query = to ? `?to=${encodeURIComponent(to)}` : ""
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="/mails/${mail.id}${query}" aria-current="${mail.id === openId ? "true" : "false"}">
          <span class="who">${mail.to.join(", ")}</span>
          <time datetime="${mail.receivedAt}">${time.format(new Date(mail.receivedAt))}</time>
          <strong>${mail.subject || messages.noSubject}</strong>
          <span class="preview">${mail.preview}</span>
        </a>
      </li>`,
  )
  return html`<p class="count">${messages.count(mails.length, total)}</p>
    <ol>
      ${rows}
    </ol>`
}

function empty(to: string | undefined): Markup {
  return html`<div class="empty">
    <h2>${messages.emptyTitle}</h2>
    <p>${to ? messages.emptyFiltered(to) : messages.emptyText}</p>
  </div>`
}
