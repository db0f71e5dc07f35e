import { type CallName, endpoints } from "@shop/api"
import type { Page, Route } from "playwright-core"
import { defaultAnswers } from "../fake-shop/answers"
import { visitorState } from "./visitor-state"

/** How the shop behind the page fares. */
export type Weather = "fine" | "failing" | "empty" | "slow"

const SLOW_MS = 3_000

function nameOf(route: Route): CallName | undefined {
  const { pathname } = new URL(route.request().url())
  const names = Object.keys(endpoints) as CallName[]
  return names.find(
    (name) =>
      endpoints[name].method === route.request().method() && endpoints[name].path === pathname,
  )
}

function bodyOf(route: Route): unknown {
  const text = route.request().postData()
  try {
    return text ? JSON.parse(text) : Object.fromEntries(new URL(route.request().url()).searchParams)
  } catch {
    return {}
  }
}

/** Answers every call of a page from a shop in memory, in which somebody is signed in as shopper and seller. */
export async function answerCalls(page: Page, weather: Weather): Promise<void> {
  const state = visitorState({ isEmpty: weather === "empty" })
  await page.route("**/api/**", async (route) => {
    const name = nameOf(route)
    if (name === "events.stream")
      return route.fulfill({ contentType: "text/event-stream", body: ": nothing new\n\n" })
    const isAccount = name === "user.isAuth" || name === "seller.isAuth"
    if (weather === "failing" && !isAccount)
      return route.fulfill({
        status: 503,
        json: { success: false, message: "Away.", error: "Away." },
      })
    if (weather === "slow" && !isAccount) await new Promise((done) => setTimeout(done, SLOW_MS))
    if (!name) return route.fulfill({ status: 404, json: { success: false } })
    const headers = new Headers(route.request().headers())
    const answer = await defaultAnswers[name](state, bodyOf(route) as never, headers)
    // The page may be gone by now.
    await route.fulfill({ json: answer }).catch(() => undefined)
  })
  await page.route("**/uploads/**", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: "<svg xmlns='http://www.w3.org/2000/svg'/>",
    }),
  )
}
