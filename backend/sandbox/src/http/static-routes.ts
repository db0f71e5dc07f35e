import { readFile } from "node:fs/promises"
import { answer } from "./answers.js"
import type { Route } from "./route.js"

const FILES = [
  { name: "sandbox.css", type: "text/css; charset=utf-8" },
  { name: "mail-pane.css", type: "text/css; charset=utf-8" },
  { name: "inbox.js", type: "text/javascript; charset=utf-8" },
  { name: "pay.css", type: "text/css; charset=utf-8" },
  { name: "pay.js", type: "text/javascript; charset=utf-8" },
  { name: "icon.svg", type: "image/svg+xml" },
]

/** The files of `public/`, served from the same place whether compiled or not. */
export function staticRoutes(): Route[] {
  return FILES.map(({ name, type }) => ({
    method: "GET",
    path: `/static/${name}`,
    answer: async () =>
      answer(200, type, await readFile(new URL(`../../public/${name}`, import.meta.url))),
  }))
}
