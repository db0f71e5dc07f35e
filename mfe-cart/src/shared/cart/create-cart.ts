import {
  api,
  type CartItems,
  checkSession,
  createStore,
  getSession,
  noteCartSaved,
  notify,
  onSignedIn,
  type Store,
  subscribeSession,
  type User,
} from "@shop/kernel"
import { sameItems, unionOf, withQuantity } from "./cart-items"
import { type CartRecord, readCartRecord, watchCartRecord, writeCartRecord } from "./cart-storage"
import { createCartSync } from "./cart-sync"
import { forgetAllSeen } from "./seen-products"

/** How long, in ms, a change that a closed page could not send is still worth sending. */
const RESUMABLE_FOR = 60_000

/** The cart of this page and what changes it. */
export interface Cart {
  readonly items: Pick<Store<CartItems>, "get" | "subscribe">
  /** Sets how many of a product are in the cart; 0 takes it out. */
  setQuantity(productId: string, quantity: number): void
  /** Empties the cart here only: the order itself has emptied the saved one, or will once it is paid. */
  clearAfterOrder(): void
  /** Resolves once the server has answered to every change. */
  settled(): Promise<void>
  /** Stops following session and tabs. */
  stop(): void
}

/** Whether the server has said who shops here, or that nobody is signed in. */
function isSessionKnown(): boolean {
  const session = getSession()
  return session.status === "signed-out" ? !session.isUnconfirmed : session.status === "signed-in"
}

/**
 * A cart that follows the session. A visitor's lives in this browser; a shopper's is shown at once
 * and saved on the server, and when saving fails it goes back to what the server has. Signing in
 * joins both, signing out leaves nothing behind; what was put in while the session could not be
 * checked is joined once it can (docs/decisions/080-cart-store.md).
 */
export function createCart(): Cart {
  const remembered = readCartRecord()
  const items = createStore(remembered.items)
  let { owner, unsavedSince, isUnclaimed } = remembered
  let user: User | undefined
  /** What the server has, as far as this page knows. */
  let saved: CartItems = {}
  /** What a visitor had put in before somebody was signed in; claimed by a sign-in. */
  let visitorItems: CartItems = {}

  const sync = createCartSync({
    onSaved(sent, isLatest) {
      saved = sent
      noteCartSaved()
      if (isLatest) settle(items.get())
    },
    onFailed(reason) {
      if (user) void rollBack(reason)
    },
  })

  /** Shows and remembers a cart that needs no saving. */
  function settle(next: CartItems) {
    unsavedSince = undefined
    items.set(next)
    writeCartRecord({ owner, items: next, isUnclaimed })
  }

  /** Shows, remembers and saves a cart that a person has changed. */
  function change(next: CartItems) {
    if (owner === null) {
      isUnclaimed ||= !isSessionKnown()
      return settle(next)
    }
    unsavedSince = Date.now()
    items.set(next)
    writeCartRecord({ owner, items: next, unsavedSince })
    // While the session is still being checked, adopting it sends what has changed.
    if (user) sync.save(next)
  }

  async function rollBack(reason: string) {
    notify.error(reason)
    // It may have been saved all the same, and only the answer been lost.
    noteCartSaved()
    settle(saved)
    const shown = items.get()
    const truth = await api.user.isAuth().catch(() => undefined)
    if (!truth?.success) return truth && checkSession()
    // What has been shown meanwhile, saved or not, is newer than this answer.
    if (truth.user._id !== owner || items.get() !== shown) return
    saved = truth.user.cartItem
    settle(saved)
  }

  /** Whether this cart holds a change that is still worth sending. */
  function isResumable() {
    return unsavedSince !== undefined && Date.now() - unsavedSince < RESUMABLE_FOR
  }

  function adopt(next: User) {
    const resumes = isResumable() && owner === next._id
    if (owner === null) visitorItems = items.get()
    owner = next._id
    user = next
    saved = next.cartItem
    if (resumes) return change(items.get())
    unsavedSince = undefined
    items.set(saved)
    if (isUnclaimed) joinVisitorItems()
  }

  function leave() {
    user = undefined
    visitorItems = {}
    saved = {}
    if (owner === null) return confirmVisitor()
    owner = null
    forgetAllSeen()
    // A change that was still to be sent is not lost to a check that failed.
    isUnclaimed = isResumable() && !isSessionKnown()
    settle(isUnclaimed ? items.get() : {})
  }

  /** What was put in while nobody could be asked turns out to be a visitor's. */
  function confirmVisitor() {
    if (!isUnclaimed || !isSessionKnown()) return
    isUnclaimed = false
    settle(items.get())
  }

  function followSession() {
    const session = getSession()
    if (session.status === "signed-out") leave()
    else if (session.user && session.user !== user) adopt(session.user)
  }

  function joinVisitorItems() {
    const shown = items.get()
    const union = unionOf(shown, visitorItems)
    visitorItems = {}
    isUnclaimed = false
    if (!sameItems(union, shown)) change(union)
    else if (!unsavedSince) settle(shown)
  }

  function followOtherTab(record: CartRecord) {
    if (record.owner !== owner) return void checkSession()
    isUnclaimed = record.isUnclaimed
    if (owner !== null && !record.unsavedSince) noteCartSaved()
    items.set(record.items)
    // What this tab still has on its way is older than this, and must not be what the server keeps.
    if (user && unsavedSince) sync.save(record.items)
  }

  followSession()
  const stops = [
    subscribeSession(followSession),
    onSignedIn(joinVisitorItems),
    watchCartRecord(followOtherTab),
  ]

  return {
    items,
    setQuantity: (productId, quantity) => change(withQuantity(items.get(), productId, quantity)),
    clearAfterOrder() {
      saved = {}
      noteCartSaved()
      forgetAllSeen()
      settle(saved)
    },
    settled: sync.settled,
    stop: () => stops.forEach((stop) => stop()),
  }
}
