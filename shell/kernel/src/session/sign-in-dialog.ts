import { createStore, useStore } from "../store"

const open = createStore(false)

/** Opens the shell's sign-in dialog. */
export function openSignIn() {
  open.set(true)
}

export function closeSignIn() {
  open.set(false)
}

/** Whether the dialog is open. */
export function useSignInOpen(): boolean {
  return useStore(open)
}
