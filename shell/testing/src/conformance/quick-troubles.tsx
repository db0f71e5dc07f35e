import { type CallName, endpoints } from "@shop/api"
import { signOut } from "@shop/kernel"
import type { RemoteComponent } from "@shop/kernel/host"
import type { Manifest } from "@shop/kernel/manifest"
import { createRoot } from "react-dom/client"
import { FakeShell } from "../fake-shell"
import { refusal } from "../fake-shop/answer-shapes"
import { type FakeShop, installFakeShop } from "../fake-shop/fake-shop"
import { sampleProduct } from "../fake-shop/state"
import { resetKernel } from "../reset-kernel"
import { type Subject, subjectsOf } from "./subjects"
import { visitorState } from "./visitor-state"
import { whatIsSaid } from "./what-is-said"

const inWeather = {
  fine: "",
  failing: " when every call is answered with 503",
  empty: " when there is nothing to show",
  slow: " while no answer comes",
}
type Weather = keyof typeof inWeather
const isAnswered = (weather: Weather) => weather === "fine" || weather === "empty"

/** A page that shows nothing, or says it is busy though it is answered, for so long, in ms, goes on so. */
const PATIENCE_MS = 20_000
const BUSY = "[aria-busy=true], [role=progressbar]"
/** What has not changed for so long, in ms, is drawn. */
const STILL_MS = 60

const accounts: readonly CallName[] = ["user.isAuth", "seller.isAuth", "user.logout"]

function prepare(shop: FakeShop, weather: Weather): void {
  if (isAnswered(weather)) return
  const answer =
    weather === "slow"
      ? () => new Promise<never>(() => undefined)
      : () => Response.json(refusal("Away."), { status: 503 })
  const calls = (Object.keys(endpoints) as CallName[]).filter((name) => !accounts.includes(name))
  for (const name of calls) shop.answer(name, answer)
}

const pause = () => new Promise((done) => setTimeout(done, STILL_MS))

interface Expectation {
  /** Whether it must show something. */
  mustShow: boolean
  isBusy: () => boolean
  hasFailed: () => boolean
}

/**
 * Waits until a place shows something, if it must, is not busy, and no longer changes; or until it has
 * failed. Resolves to what is wrong with it in the end, if anything.
 */
async function restOf(place: Element, { mustShow, isBusy, hasFailed }: Expectation) {
  const start = Date.now()
  const passed = () => Date.now() - start
  let before: string | undefined
  while (passed() < PATIENCE_MS) {
    await pause()
    if (hasFailed()) return undefined
    const now = isBusy() ? undefined : place.innerHTML
    if (now !== undefined && now === before && (now || !mustShow)) return undefined
    before = now
  }
  return place.innerHTML ? "does not come to rest" : "shows nothing"
}

async function tryIn(weather: Weather, { what, path, module }: Subject, Part: RemoteComponent) {
  const shop = installFakeShop(visitorState({ isEmpty: weather === "empty" }))
  prepare(shop, weather)
  await resetKernel()
  history.replaceState(undefined, "", path)
  const said = whatIsSaid()
  const place = document.body.appendChild(document.createElement("div"))
  const threw: unknown[] = []
  const onError = (error: unknown) => void threw.push(error)
  const root = createRoot(place, { onUncaughtError: onError, onCaughtError: onError })
  root.render(
    <FakeShell>
      <div data-part>
        <Part product={sampleProduct()} />
      </div>
    </FakeShell>,
  )
  const part = () => place.querySelector("[data-part]") ?? place
  await pause()
  const trouble = await restOf(part(), {
    mustShow: module === "./app",
    // Where answers come, a page that only says it waits has shown nothing yet.
    isBusy: () => isAnswered(weather) && (shop.waiting() > 0 || !!part().querySelector(BUSY)),
    hasFailed: () => threw.length > 0,
  })
  root.unmount()
  place.remove()
  await pause()
  const noise = said.stop()
  await signOut()
  shop.uninstall()

  const when = inWeather[weather]
  if (threw.length > 0) return [`${what} throws${when}: ${String(threw[0])}`]
  if (trouble) return [`${what} ${trouble}${when}`]
  // Of a call that fails a screen may well speak.
  if (weather === "failing") return []
  return noise.map((text) => `${what} makes noise in the console${when}: ${text}`)
}

/**
 * The quick form of the conformance kit, for a team's own tests: sources in place of the build, jsdom in
 * place of a browser. Each page and fragment is drawn with no other team's parts there, with calls
 * answered, failing, empty and silent, and taken away again. Resolves to a sentence for each that
 * throws, shows nothing, or makes noise. `here` is the address of a file in its folder `src`.
 */
export async function quickTroubles(manifest: Manifest, here: string): Promise<string[]> {
  const troubles: string[] = []
  for (const subject of subjectsOf(manifest)) {
    const name = subject.module.split("/").at(-1)
    const file = new URL(`${subject.module}/${name}.tsx`, here).pathname
    const loaded = (await import(/* @vite-ignore */ file)) as { default: RemoteComponent }
    for (const weather of Object.keys(inWeather) as Weather[])
      troubles.push(...(await tryIn(weather, subject, loaded.default)))
  }
  return troubles
}
