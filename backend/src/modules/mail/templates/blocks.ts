import { escape } from "./escape"

/** One part of a mail, said twice: for readers of HTML and for readers of plain text. */
export interface Block {
  html: string
  text: string
}

const INK = "#17231d"
const QUIET = "#55645c"
const LINE = "#dbe4de"
const BRAND = "#1d7a4c"

export function paragraph(text: string): Block {
  return {
    html: `<p style="margin:0 0 16px;color:${INK}">${escape(text)}</p>`,
    text,
  }
}

/** Something less important. */
export function note(text: string): Block {
  return {
    html: `<p style="margin:0 0 16px;font-size:14px;color:${QUIET}">${escape(text)}</p>`,
    text,
  }
}

/**
 * A one-time code, large enough to read from across the table. It begins a line of its own, so that
 * no line break of the mail's encoding can fall into it.
 */
export function code(digits: string): Block {
  return {
    html: `<p style="margin:0 0 16px;padding:16px;text-align:center;font-size:32px;font-weight:700;letter-spacing:8px;color:${INK};background:#e4f3ea;border-radius:12px"\n>${escape(digits)}</p>`,
    text: digits,
  }
}

export function link(label: string, url: string): Block {
  return {
    html: `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;padding:13px 24px;font-weight:700;color:#ffffff;background:${BRAND};border-radius:10px;text-decoration:none">${escape(label)}</a></p>`,
    text: `${label}: ${url}`,
  }
}

/** What was bought: a name, what it came to, and how that was reckoned. */
export interface Item {
  name: string
  detail: string
  amount: string
}

export function items(list: readonly Item[]): Block {
  const rows = list.map(
    ({ name, detail, amount }) =>
      `<tr><td style="padding:10px 0;border-bottom:1px solid ${LINE};color:${INK}">${escape(name)}<br><span style="font-size:14px;color:${QUIET}">${escape(detail)}</span></td>` +
      `<td style="padding:10px 0;border-bottom:1px solid ${LINE};text-align:right;vertical-align:top;white-space:nowrap;color:${INK}">${escape(amount)}</td></tr>`,
  )
  return {
    html: table(rows),
    text: list.map(({ name, detail, amount }) => `${name}\n  ${detail} = ${amount}`).join("\n"),
  }
}

/** Labels and amounts; the last one is what counts. */
export function sums(list: readonly { label: string; amount: string }[]): Block {
  const rows = list.map(({ label, amount }, index) => {
    const weight = index === list.length - 1 ? "font-weight:700;font-size:18px;" : ""
    return (
      `<tr><td style="padding:4px 0;${weight}color:${INK}">${escape(label)}</td>` +
      `<td style="padding:4px 0;${weight}text-align:right;color:${INK}">${escape(amount)}</td></tr>`
    )
  })
  return {
    html: table(rows),
    text: list.map(({ label, amount }) => `${label}: ${amount}`).join("\n"),
  }
}

/** Lines that belong together under a title, as on an envelope. */
export function envelope(title: string, lines: readonly string[]): Block {
  return {
    html: `<p style="margin:0 0 16px;color:${INK}"><strong>${escape(title)}</strong><br>${lines.map(escape).join("<br>")}</p>`,
    text: [title, ...lines].join("\n"),
  }
}

function table(rows: readonly string[]): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${rows.join("")}</table>`
}
