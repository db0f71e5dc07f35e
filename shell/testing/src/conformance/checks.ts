import AxeBuilder from "@axe-core/playwright"
import type { Page } from "playwright-core"

/** What axe finds wrong inside a part of the page. */
export async function axeTroubles(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // What is right needs no describing.
    .options({ resultTypes: ["violations"] })
    .analyze()
  return violations.map(
    ({ id, help, nodes }) =>
      `fails the accessibility rule ${id} (${help}), at ${String(nodes[0]?.target)}`,
  )
}

/** Whether the keyboard reaches every control of a part, and gets out again. */
export async function keyboardTroubles(page: Page, part: string): Promise<string[]> {
  const controls =
    "a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea"
  const wanted = await page.evaluate(
    ([inside = "", all = ""]) => {
      const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true })
      const own = [...document.querySelectorAll(inside)].flatMap((root) => [
        ...root.querySelectorAll(all),
      ])
      // Of a group of radio buttons only the chosen one is a stop.
      const stops = own.filter(
        (one) =>
          seen(one) &&
          one.getAttribute("type") !== "radio" &&
          one.getAttribute("tabindex") !== "-1",
      )
      stops.forEach((one, index) => one.setAttribute("data-stop", String(index)))
      return { stops: stops.length, total: document.querySelectorAll(all).length }
    },
    [part, controls],
  )
  const reached = new Set<string>()
  for (let press = 0; press < wanted.total + 5 && reached.size < wanted.stops; press++) {
    await page.keyboard.press("Tab")
    const stop = await page.evaluate(() => document.activeElement?.getAttribute("data-stop"))
    if (stop) reached.add(stop)
  }
  if (reached.size >= wanted.stops) return []
  const missed = wanted.stops - reached.size
  return [`has ${missed} of ${wanted.stops} controls that the Tab key does not reach`]
}

/** Whether the stylesheets of a micro-frontend change plain elements outside of it. */
export async function styleLeaks(page: Page, name: string): Promise<string[]> {
  return page.evaluate((team) => {
    const host = document.body.appendChild(document.createElement("div"))
    for (const tag of ["h1", "h2", "p", "a", "button", "input", "ul", "table", "img", "label"])
      host.append(document.createElement(tag))
    // A transition would show the old look for a moment longer.
    for (const one of host.querySelectorAll<HTMLElement>("*"))
      one.style.setProperty("transition", "none", "important")
    const look = () =>
      [...host.children].map((one) => {
        const style = getComputedStyle(one)
        return [...style].map((property) => style.getPropertyValue(property)).join()
      })
    const withStyles = look()
    const sheets = [...document.styleSheets].filter((sheet) =>
      sheet.href?.includes(`/mfe/${team}/`),
    )
    for (const sheet of sheets) sheet.disabled = true
    const without = look()
    for (const sheet of sheets) sheet.disabled = false
    const changed = [...host.children].filter((_, index) => withStyles[index] !== without[index])
    host.remove()
    return changed.map(
      (one) => `changes how a plain <${one.tagName.toLowerCase()}> looks everywhere`,
    )
  }, name)
}

/** Counts, in the page, what is still held: timers that repeat, listeners on window and document. */
export const COUNT_HOLDS = () => {
  const held = { timers: new Set<unknown>(), listeners: 0 }
  Object.assign(window, { held: () => held.timers.size + held.listeners })
  const { setInterval: start, clearInterval: stop } = window
  Object.assign(window, {
    setInterval: (...given: Parameters<typeof setInterval>) => {
      const timer = start(...given)
      held.timers.add(timer)
      return timer
    },
    clearInterval: (timer: number) => {
      held.timers.delete(timer)
      stop(timer)
    },
  })
  for (const target of [window, document]) {
    const { addEventListener: add, removeEventListener: remove } = target
    Object.assign(target, {
      addEventListener: (...given: [string, () => void]) => {
        held.listeners++
        Reflect.apply(add, target, given)
      },
      removeEventListener: (...given: [string, () => void]) => {
        held.listeners--
        Reflect.apply(remove, target, given)
      },
    })
  }
}

const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(undefined, "", address)
    dispatchEvent(new PopStateEvent("popstate"))
  }, path)

const isGone = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .waitFor({ state: "detached" })
    .then(
      () => true,
      () => false,
    )

/** Whether a page that is left and opened again holds more each time. */
export async function leaks(page: Page, path: string, part: string): Promise<string[]> {
  const held = () => page.evaluate(() => (window as unknown as { held: () => number }).held())
  const after: number[] = []
  for (let round = 0; round < 3; round++) {
    await goTo(page, "/faqs")
    if (!(await isGone(page, part))) return ["is still there when its page is left"]
    await page.waitForTimeout(100)
    after.push(await held())
    await goTo(page, path)
    await page.locator(part).first().waitFor({ state: "attached" })
  }
  const [, second = 0, third = 0] = after
  return third > second ? ["leaves timers or listeners behind when it is left"] : []
}
