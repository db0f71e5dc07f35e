import "@shop/ds/styles.css"
import { checkSession, emptyRegistry, readBootData, whenTextsAreHere } from "@shop/kernel/host"
import { createRoot } from "react-dom/client"
import { App } from "./app/app"

const root = document.getElementById("root")
if (!root) throw new Error("index.html has no element with the id 'root'.")
const page = createRoot(root)
void checkSession()
void whenTextsAreHere().then(() =>
  page.render(<App registry={readBootData()?.registry ?? emptyRegistry} />),
)
