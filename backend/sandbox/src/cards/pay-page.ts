import { html, type Markup } from "../http/html.js"
import { messages } from "./messages.js"
import type { CheckoutSession, LineItem } from "./objects.js"
import { testCards } from "./test-cards.js"

const money = (paise: number, currency: string) =>
  new Intl.NumberFormat("en-IN", { style: "currency", currency }).format(paise / 100)
/** The shop's and its shoppers' clock, wherever this runs. */
const clock = new Intl.DateTimeFormat("en-IN", { timeStyle: "short", timeZone: "Asia/Kolkata" })

/** The frame of every page of the network. */
function cardFrame(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/static/icon.svg" />
        <link rel="stylesheet" href="/static/pay.css" />
        <script type="module" src="/static/pay.js"></script>
      </head>
      <body>
        <p class="notice">${messages.sandbox}</p>
        <main>${content}</main>
      </body>
    </html>`
}

/** The page on which a card is entered: what is paid at one side, the card at the other. */
export function payPage(
  session: CheckoutSession,
  items: readonly LineItem[],
  problem?: "declined" | "invalid" | "refused",
): Markup {
  const { currency, amount_total: total } = session
  const rows = items.map(
    ({ name, quantity, unit_amount: unit }) =>
      html`<li>
        <span>${name}<small>${messages.line(quantity, money(unit, currency))}</small></span>
        <span>${money(unit * quantity, currency)}</span>
      </li>`,
  )
  return cardFrame(
    messages.title,
    html`<section class="order" aria-labelledby="order">
        <h1 id="order">${messages.payTo}</h1>
        <p class="amount">${money(total, currency)}</p>
        <ul>
          ${rows}
        </ul>
        <p class="total"><span>${messages.total}</span><span>${money(total, currency)}</span></p>
        <p class="quiet">
          ${messages.validUntil(clock.format(new Date(session.expires_at * 1_000)))}
        </p>
        ${session.cancel_url ? html`<a class="back" href="${session.cancel_url}">${messages.cancel}</a>` : undefined}
      </section>
      <section class="card" aria-labelledby="card">
        <h2 id="card">${messages.title}</h2>
        ${problem ? html`<p class="problem" role="alert">${messages[problem]}</p>` : undefined}
        <form method="post" action="/pay/${session.id}">
          <p class="quiet">${messages.email}: ${session.customer_email ?? ""}</p>
          <label for="number">${messages.card}</label>
          <input
            id="number"
            name="number"
            inputmode="numeric"
            autocomplete="off"
            required
            maxlength="25"
            placeholder="${messages.cardHint}"
          />
          <div class="pair">
            <div>
              <label for="expiry">${messages.expiry}</label>
              <input id="expiry" name="expiry" value="12/34" autocomplete="off" required />
            </div>
            <div>
              <label for="cvc">${messages.cvc}</label>
              <input
                id="cvc"
                name="cvc"
                value="123"
                inputmode="numeric"
                autocomplete="off"
                required
              />
            </div>
          </div>
          <label class="check"
            ><input type="checkbox" name="stay" value="yes" /> ${messages.closeTab}</label
          >
          <button>${messages.pay(money(total, currency))}</button>
        </form>
        <h3>${messages.testCards}</h3>
        <ul class="tests">
          ${testCards.map(
            ({ number, outcome }) =>
              html`<li>
                <button type="button" data-card="${number}" aria-label="${messages.use(number)}">
                  <code>${number}</code> ${messages.outcomes[outcome]}
                </button>
              </li>`,
          )}
        </ul>
      </section>`,
  )
}

/** The extra step that a bank asks for; the card itself is not sent a second time. */
export function confirmPage(session: CheckoutSession, stay: boolean): Markup {
  const choice = (answer: "yes" | "no", label: string) =>
    html`<button name="answer" value="${answer}" class="${answer}">${label}</button>`
  return cardFrame(
    messages.confirmTitle,
    html`<section class="card alone">
      <h1>${messages.confirmTitle}</h1>
      <p>${messages.confirmText(money(session.amount_total, session.currency))}</p>
      <form method="post" action="/pay/${session.id}/confirm">
        ${stay ? html`<input type="hidden" name="stay" value="yes" />` : undefined}
        ${choice("yes", messages.confirmYes)} ${choice("no", messages.confirmNo)}
      </form>
    </section>`,
  )
}

/** A page that has nothing more to ask. */
export function endPage(title: string, text: string): Markup {
  return cardFrame(
    title,
    html`<section class="card alone">
      <h1>${title}</h1>
      <p>${text}</p>
    </section>`,
  )
}
