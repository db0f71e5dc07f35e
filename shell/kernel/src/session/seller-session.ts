import { useEffect } from "react"
import { api } from "../api"
import { createAskedStore } from "../asked-store"
import { useStore } from "../store"

export type SellerStatus = "loading" | "signed-out" | "signed-in"

const store = createAskedStore<SellerStatus>("loading")
let started = false

async function askWhetherSignedIn(): Promise<SellerStatus> {
  try {
    const answer = await api.seller.isAuth()
    return answer.success ? "signed-in" : "signed-out"
  } catch (error) {
    console.warn("The seller's session could not be checked.", error)
    return "signed-out"
  }
}

/** Asks again, if a screen of the seller has asked before: shoppers never pay for this call. */
export async function recheckSellerSession(): Promise<void> {
  if (started) await store.ask(askWhetherSignedIn)
}

/** Signs the seller in. Resolves with the server's answer; rejects when the network is away. */
async function signIn(email: string, password: string) {
  const answer = await api.seller.login({ email, password })
  if (answer.success) store.set("signed-in")
  return answer
}

/** Signs the seller out. Resolves with the server's answer; rejects when the network is away. */
async function signOut() {
  const answer = await api.seller.logout()
  if (answer.success) store.set("signed-out")
  return answer
}

/** The seller's session; the first use asks the server. */
export function useSellerSession() {
  useEffect(() => {
    if (started) return
    started = true
    void store.ask(askWhetherSignedIn)
  }, [])
  return { status: useStore(store), signIn, signOut }
}
