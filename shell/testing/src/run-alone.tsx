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
 * The home page leads to `home`, where it has none of its own. The shop behind it lives in memory; `?signed-in` begins as a shopper, `?seller` as the seller, and
 * `?real` asks the server at BACKEND_URL.
 */
export function runAlone(App: ComponentType, { home = "/" }: { home?: string } = {}): void {
  if (location.pathname === "/") history.replaceState(undefined, "", home + location.search)
  const wishes = new URLSearchParams(location.search)
  if (!wishes.has("real")) {
    const { state } = installFakeShop({ isSeller: wishes.has("seller") })
    if (wishes.has("signed-in")) state.user = state.account
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
