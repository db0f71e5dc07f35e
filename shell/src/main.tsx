import "@shop/ds/styles.css"
import { checkSession, emptyRegistry, readBootData } from "@shop/kernel/host"
import { createRoot } from "react-dom/client"
import { App } from "./app/app"

const root = document.getElementById("root")
if (!root) throw new Error("index.html has no element with the id 'root'.")
void checkSession()
createRoot(root).render(<App registry={readBootData()?.registry ?? emptyRegistry} />)
