import { checkSession, queryClient, recheckSellerSession } from "@shop/kernel/host"

/** Forgets what the kernel remembers between two tests of one file: answers and who is signed in. */
export async function resetKernel(): Promise<void> {
  queryClient.clear()
  history.replaceState(undefined, "", "/")
  await Promise.all([checkSession(), recheckSellerSession()])
}
