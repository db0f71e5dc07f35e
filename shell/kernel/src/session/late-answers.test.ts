import { afterEach, beforeEach, expect, it, vi } from "vitest"
import {
  checkSession,
  enterSession,
  getSession,
  noteCartSaved,
  signOut,
  subscribeSession,
} from "./session"

const asha = { _id: "cus_1", name: "Asha", email: "asha@example.com", cartItem: { rice: 1 } }
const nobody = { success: false, message: "Not signed in.", error: "Not signed in." }
const found = (user: typeof asha) => ({ success: true, message: "", user })

/** The checks of the session as they reach the server, oldest first: each is answered by its function. */
let checks: ((answer: object) => void)[] = []

beforeEach(() => {
  checks = []
  vi.stubGlobal("fetch", async (input: string | URL) => {
    if (new URL(input).pathname !== "/api/user/is-auth") return Response.json({ success: true })
    return Response.json(await new Promise<object>((resolve) => checks.push(resolve)))
  })
})
afterEach(signOut)

const reached = (count: number) => vi.waitFor(() => expect(checks).toHaveLength(count))

it("a check begun before a sign-in does not sign its shopper out again", async () => {
  const check = checkSession()
  await reached(1)
  enterSession(asha)
  checks[0]?.(nobody)
  await check
  expect(getSession()).toEqual({ status: "signed-in", user: asha })
})

it("a check begun before a sign-out does not bring the shopper back", async () => {
  enterSession(asha)
  const check = checkSession()
  await reached(1)
  await signOut()
  checks[0]?.(found(asha))
  await check
  expect(getSession()).toEqual({ status: "signed-out" })
})

it("of two checks the newer one counts, whichever is answered first", async () => {
  const older = checkSession()
  const newer = checkSession()
  await reached(2)
  checks[1]?.(found(asha))
  await newer
  checks[0]?.(nobody)
  await older
  expect(getSession()).toEqual({ status: "signed-in", user: asha })
})

it("of two checks the older one is shown at once where it is answered first", async () => {
  const older = checkSession()
  const newer = checkSession()
  await reached(2)
  checks[0]?.(found(asha))
  await older
  expect(getSession().status).toBe("signed-in")
  checks[1]?.(nobody)
  await newer
  expect(getSession().status).toBe("signed-out")
})

it("a check begun before the cart was saved asks again, and ends with the cart of now", async () => {
  enterSession(asha)
  const check = checkSession()
  await reached(1)
  const seen = vi.fn()
  const stop = subscribeSession(() => seen(getSession().user?.cartItem))
  noteCartSaved()
  checks[0]?.(found(asha))
  await reached(2)
  checks[1]?.(found({ ...asha, cartItem: { rice: 2 } }))
  await check
  stop()
  expect(seen).toHaveBeenCalledExactlyOnceWith({ rice: 2 })
})
