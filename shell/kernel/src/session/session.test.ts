import { afterEach, describe, expect, it, vi } from "vitest"
import { answerCalls } from "../test/answer-calls"
import {
  checkSession,
  enterSession,
  getSession,
  onSignedIn,
  onSignedOut,
  signOut,
  subscribeSession,
} from "./session"

const asha = { _id: "cus_1", name: "Asha", email: "asha@example.com", cartItem: { prod_1: 2 } }
const nobody = { success: false, message: "Not signed in.", error: "Not signed in." }

afterEach(async () => {
  answerCalls({ "/api/user/is-auth": () => nobody, "/api/user/logout": () => ({ success: true }) })
  await checkSession()
  onSignedIn(() => undefined)()
})

describe("the check of the session", () => {
  it("finds the shopper with the saved cart", async () => {
    answerCalls({ "/api/user/is-auth": () => ({ success: true, message: "", user: asha }) })
    await checkSession()
    expect(getSession()).toEqual({ status: "signed-in", user: asha })
  })

  it("that succeeds without a user finds nobody, and a user without a cart one who has an empty one", async () => {
    answerCalls({ "/api/user/is-auth": () => ({ success: true }) })
    await checkSession()
    expect(getSession().status).toBe("signed-out")
    const { cartItem: _, ...user } = asha
    answerCalls({ "/api/user/is-auth": () => ({ success: true, user }) })
    await checkSession()
    expect(getSession().user).toEqual({ ...user, cartItem: {} })
  })

  it("that fails is only logged, and counts as signed out until it is known", async () => {
    vi.mocked(console.warn).mockImplementation(() => undefined)
    answerCalls({ "/api/user/is-auth": () => new TypeError("Failed to fetch") })
    await checkSession()
    expect(getSession()).toEqual({ status: "signed-out", isUnconfirmed: true })
    expect(console.warn).toHaveBeenCalledOnce()
    vi.mocked(console.warn).mockClear()
    answerCalls({ "/api/user/is-auth": () => nobody })
    await checkSession()
    expect(getSession()).toEqual({ status: "signed-out" })
  })

  it("tells those who watch", async () => {
    const seen = vi.fn()
    const stop = subscribeSession(seen)
    answerCalls({ "/api/user/is-auth": () => ({ success: true, message: "", user: asha }) })
    await checkSession()
    stop()
    expect(seen).toHaveBeenCalledOnce()
  })
})

describe("signing in", () => {
  it("is told to those who listen, once for each sign-in", () => {
    const heard = vi.fn()
    const stop = onSignedIn(heard)
    enterSession(asha)
    stop()
    expect(heard).toHaveBeenCalledExactlyOnceWith(asha)
  })

  it("before anybody listened is told to the first that does, and to no second", () => {
    enterSession(asha)
    const first = vi.fn()
    const second = vi.fn()
    const stops = [onSignedIn(first), onSignedIn(second)]
    for (const stop of stops) stop()
    expect(first).toHaveBeenCalledExactlyOnceWith(asha)
    expect(second).not.toHaveBeenCalled()
  })

  it("found by a reload is no signing in", async () => {
    const heard = vi.fn()
    const stop = onSignedIn(heard)
    answerCalls({ "/api/user/is-auth": () => ({ success: true, message: "", user: asha }) })
    await checkSession()
    stop()
    expect(heard).not.toHaveBeenCalled()
  })
})

describe("signing out", () => {
  it("ends the session and tells those who listen", async () => {
    answerCalls({ "/api/user/logout": () => ({ success: true, message: "Bye" }) })
    enterSession(asha)
    const heard = vi.fn()
    const stop = onSignedOut(heard)
    await signOut()
    stop()
    expect(getSession().status).toBe("signed-out")
    expect(heard).toHaveBeenCalledOnce()
  })

  it("that the server refuses leaves the shopper signed in", async () => {
    answerCalls({ "/api/user/logout": () => ({ ...nobody, message: "Not now." }) })
    enterSession(asha)
    await signOut()
    expect(getSession().status).toBe("signed-in")
  })

  it("with the network away reloads the page", async () => {
    answerCalls({ "/api/user/logout": () => new TypeError("Failed to fetch") })
    enterSession(asha)
    const reload = vi.fn()
    vi.stubGlobal("location", { reload })
    await signOut()
    expect(reload).toHaveBeenCalledOnce()
  })
})
