/** What the shell gives, by version; written by the build (shell.json says the same). */
declare const __SHELL_OFFER__: { shared: Record<string, string>; federation: string }
