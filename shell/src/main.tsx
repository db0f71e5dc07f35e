import "@shop/ds/styles.css"
import {
  checkSession,
  emptyRegistry,
  readBootData,
  type Registry,
  whenTextsAreHere,
} from "@shop/kernel/host"
import { createRoot } from "react-dom/client"
import { App } from "./app/app"

const root = document.getElementById("root")
if (!root) throw new Error("index.html has no element with the id 'root'.")
const page = createRoot(root)
void checkSession()

/** The registry, with what somebody outside production runs from their own machine. */
async function composed(): Promise<Registry> {
  const { registry = emptyRegistry, overrides } = readBootData() ?? {}
  if (!overrides) return registry
  const { withOverrides } = await import("./staging/with-overrides")
  return withOverrides(registry, overrides)
}

void Promise.all([composed(), whenTextsAreHere()]).then(([registry]) =>
  page.render(<App registry={registry} />),
)
