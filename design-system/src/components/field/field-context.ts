import { createContext } from "react"

/** What a control must say of itself to belong to its field. */
export interface FieldControlProps {
  id: string
  disabled?: boolean
  "aria-describedby"?: string
  "aria-invalid"?: true
}

/** Of the field around, for its control. */
export const FieldContext = createContext<FieldControlProps | undefined>(undefined)
