import "@shop/ds/styles.css"
import "./app/arriving.css"
import {
  checkSession,
  emptyRegistry,
  readBootData,
  type Registry,
  whenTextsAreHere,
} from "@shop/kernel/host"
import { createRoot } from "react-dom/client"
import { App } from "./app/app"
import { createComposition } from "./app/create-composition"
import { untilPageIsHere } from "./app/until-page-is-here"

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

async function draw(): Promise<void> {
  const [registry] = await Promise.all([composed(), whenTextsAreHere()])
  const composition = createComposition(registry)
  await untilPageIsHere(composition, location.pathname)
  page.render(<App composition={composition} />)
}

void draw()
