import { type Product, useQueryClient } from "@shop/kernel"
import { emptyRegistry, KernelProviders, RemoteModules } from "@shop/kernel/host"
import { render } from "@testing-library/react"
import { onTestFinished, vi } from "vitest"
import App from "../app/app"

/** What product/list answers: products, the sentence of a 503, or what comes later. */
type Answer = Product[] | string | Promise<Product[]>

/**
 * Opens the catalog at an address against a server that answers product/list with each of the given
 * answers in turn, the last one again and again.
 */
export function openCatalog(address: string, ...answers: [Answer, ...Answer[]]) {
  let asked = 0
  vi.stubGlobal("fetch", async (input: URL | string) => {
    const { pathname } = new URL(input)
    if (pathname !== "/api/product/list") throw new Error(`Nobody answers ${pathname} here.`)
    const answer = await answers[Math.min(asked++, answers.length - 1)]
    if (typeof answer !== "string") {
      return Response.json({ success: true, message: "Products", products: answer })
    }
    return Response.json({ success: false, message: answer, error: answer }, { status: 503 })
  })
  window.history.pushState(null, "", address)
  return render(
    <KernelProviders composition={composition}>
      <ForgetProducts />
      <App />
    </KernelProviders>,
  )
}

/** The cache outlives a test otherwise: it is one for the whole page. */
function ForgetProducts() {
  const client = useQueryClient()
  onTestFinished(() => client.clear())
  return null
}

const composition = {
  registry: emptyRegistry,
  modules: new RemoteModules({
    load: () => Promise.reject(new Error("No fragment is attached here.")),
    beforeRetry: () => Promise.resolve(),
  }),
  Loading: () => null,
  Failed: () => null,
}
