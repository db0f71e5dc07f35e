import { chooseLanguage } from "@shop/kernel"
import { checkSession, queryClient, recheckSellerSession } from "@shop/kernel/host"

/** Forgets what the kernel remembers between two tests: answers, who is signed in, the language. */
export async function resetKernel(): Promise<void> {
  queryClient.clear()
  history.replaceState(undefined, "", "/")
  await Promise.all([checkSession(), recheckSellerSession(), chooseLanguage("en")])
}
