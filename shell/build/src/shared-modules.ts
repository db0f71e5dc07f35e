/**
 * The modules of which a page has one copy, the shell's, and all that it gives: the one list. The build
 * writes it into shell.json, the gate compares with that, and the shell's share scope must have just these.
 */
export const sharedModules = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "react-dom/client",
  "@shop/kernel",
  "@shop/ds",
] as const

export type SharedModule = (typeof sharedModules)[number]

/** The package that a module belongs to: react of react/jsx-runtime. */
export function packageOf(module: string): string {
  return module
    .split("/")
    .slice(0, module.startsWith("@") ? 2 : 1)
    .join("/")
}
