import { type ReactNode, use } from "react"
import { FieldContext, type FieldControlProps } from "./field-context"

/** Draws the control of the `Field` around it with what ties the two together. */
export function FieldControl({ children }: { children: (tie: FieldControlProps) => ReactNode }) {
  const tie = use(FieldContext)
  if (!tie) throw new Error("A FieldControl stands in a Field.")
  return children(tie)
}
