import { chooseLanguage } from "@shop/kernel"
import { checkSession, clearNotices, queryClient, recheckSellerSession } from "@shop/kernel/host"

/** Forgets what the kernel remembers between two tests: answers, notices, who is signed in, the language. */
export async function resetKernel(): Promise<void> {
  queryClient.clear()
  clearNotices()
  history.replaceState(undefined, "", "/")
  await Promise.all([checkSession(), recheckSellerSession(), chooseLanguage("en")])
}
