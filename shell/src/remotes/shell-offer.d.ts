import type { SharedModule } from "@shop/build"

declare global {
  /** What the shell gives, by version; written by the build (shell.json says the same). */
  const __SHELL_OFFER__: { shared: Record<SharedModule, string>; federation: string }
}
