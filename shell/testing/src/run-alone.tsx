import "@shop/ds/styles.css"
import { checkSession, whenTextsAreHere } from "@shop/kernel/host"
import type { ComponentType } from "react"
import { createRoot } from "react-dom/client"
import { FakeShell } from "./fake-shell"
import { installFakeShop } from "./fake-shop/fake-shop"

/**
 * Runs one micro-frontend by itself in `dev/main.tsx`, without shell, server or other teams:
 *
 *     import { runAlone } from "@shop/testing"
 *     import App from "../src/app/app"
 *     runAlone(App)
 *
 * The home page leads to `home`, where it has none of its own. The shop behind it lives in memory;
 * `?signed-in` begins as a shopper, `?seller` as the seller, and `?real` asks the server at BACKEND_URL.
 * In the browser's console that shop is `shop`: `shop.made` are the calls, `shop.state` is what it knows,
 * and `shop.answer("product.list", () => …)` makes it answer something else.
 */
export function runAlone(App: ComponentType, { home = "/" }: { home?: string } = {}): void {
  if (location.pathname === "/") history.replaceState(undefined, "", home + location.search)
  const wishes = new URLSearchParams(location.search)
  if (!wishes.has("real")) {
    const shop = installFakeShop({ isSeller: wishes.has("seller") })
    if (wishes.has("signed-in")) shop.state.user = shop.state.account
    Object.assign(window, { shop })
  }
  void checkSession()
  const root =
    document.getElementById("root") ?? document.body.appendChild(document.createElement("div"))
  void whenTextsAreHere().then(() =>
    createRoot(root).render(
      <FakeShell>
        <App />
      </FakeShell>,
    ),
  )
}
