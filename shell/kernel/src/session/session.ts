import type { CartItems, User } from "@shop/api/client"
import { api } from "../api"
import { createAskedStore } from "../asked-store"
import { getMessages } from "../messages/kernel-messages"
import { notify } from "../notices"
import { useStore } from "../store"

/**
 * Who shops here. `loading` lasts until the first answer of is-auth; `isUnconfirmed`: nobody could be
 * asked, and somebody may be signed in after all.
 */
export type Session =
  | { status: "loading"; user: undefined }
  | { status: "signed-out"; user: undefined; isUnconfirmed?: true }
  | { status: "signed-in"; user: User }

const signedOut: Session = { status: "signed-out", user: undefined }
const unconfirmed: Session = { status: "signed-out", user: undefined, isUnconfirmed: true }
const store = createAskedStore<Session>({ status: "loading", user: undefined })
const signedInListeners = new Set<(user: User) => void>()
const signedOutListeners = new Set<() => void>()
let undelivered: User | undefined

/** The session now, for code outside React. */
export const getSession = store.get

/** Watches every change of the session, for code outside React; returns the function that stops it. */
export const subscribeSession = store.subscribe

/** Replaces the signed-in user's cart in memory; saving it is the caller's. Without a user it does nothing. */
function setCartItem(cartItem: CartItems) {
  const { user } = store.get()
  if (!user) return
  store.set({ status: "signed-in", user: { ...user, cartItem } })
  store.outdate()
}

/**
 * To be called when the saved cart has changed, or may have: a check that is under way could bring the cart
 * from before, so it asks again.
 */
export const noteCartSaved = store.outdate

/** The session and what changes it; re-renders with it. */
export function useSession() {
  return { ...useStore(store), setCartItem }
}

/**
 * Asks the server who is signed in. A failed check is only logged and counts as signed out. An answer that
 * a newer check, a sign-in or a sign-out has overtaken is dropped.
 */
export function checkSession(): Promise<void> {
  return store.ask(askWhoIsSignedIn)
}

/** A shopper's cart that nobody told of is empty. */
const withCart = (user: User): User => ({ ...user, cartItem: { ...user.cartItem } })

/** Signed in is who is named (specification, section 4). */
function sessionOf(user: User | undefined): Session {
  return user ? { status: "signed-in", user: withCart(user) } : signedOut
}

async function askWhoIsSignedIn(): Promise<Session> {
  try {
    const answer = await api.user.isAuth()
    return answer.success ? sessionOf(answer.user) : signedOut
  } catch (error) {
    console.warn("The session could not be checked.", error)
    return unconfirmed
  }
}

/** Records that this person has just signed in or registered, and tells the listeners of `onSignedIn`. */
export function enterSession(named: User) {
  const user = withCart(named)
  store.set({ status: "signed-in", user })
  if (signedInListeners.size === 0) undelivered = user
  for (const listener of signedInListeners) listener(user)
}

/**
 * Calls `listener` when a person signs in or registers, not when a reload finds them signed in.
 * A sign-in that nobody was there to hear (a remote still loading) is told to the first that listens.
 */
export function onSignedIn(listener: (user: User) => void): () => void {
  signedInListeners.add(listener)
  if (undelivered) {
    const user = undelivered
    undelivered = undefined
    listener(user)
  }
  return () => signedInListeners.delete(listener)
}

/** Calls `listener` when a person has signed out here. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener)
  return () => signedOutListeners.delete(listener)
}

/** Signs the shopper out and says so; a refusal is shown, a network fault reloads the page. */
export async function signOut(): Promise<void> {
  try {
    const answer = await api.user.logout()
    if (!answer.success) return void notify.error(answer.message)
    undelivered = undefined
    store.set(signedOut)
    for (const listener of signedOutListeners) listener()
    notify.success(answer.message || getMessages().signedOut)
  } catch {
    location.reload()
  }
}
