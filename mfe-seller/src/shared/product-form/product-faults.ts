/** What is wrong with one field: nothing stands in it, or something that it cannot hold. */
export type ProductFault = "required" | "invalid"

/** What is wrong, by the names of the fields. */
export type ProductFaults = Readonly<Record<string, ProductFault | undefined>>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** What is wrong in a form, as its fields say of themselves; and the first field that is. */
export function findFaults(form: HTMLFormElement): { faults: ProductFaults; first?: Control } {
  const wrong = [...form.elements].filter(isControl).flatMap((control) => {
    const fault = faultOf(control)
    return fault ? [{ control, fault }] : []
  })
  const faults = Object.fromEntries(wrong.map(({ control, fault }) => [control.name, fault]))
  return { faults, ...(wrong[0] && { first: wrong[0].control }) }
}

function faultOf({ required, value, validity }: Control): ProductFault | undefined {
  // What is no number at all has no value, and is not missing either.
  if (validity.badInput) return "invalid"
  if (required && value.trim() === "") return "required"
  return validity.valid ? undefined : "invalid"
}
