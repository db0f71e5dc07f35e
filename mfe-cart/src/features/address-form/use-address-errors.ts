import type { AddressFields } from "@shop/kernel"
import { type FocusEvent, useState } from "react"
import { type AddressFault, faultOf, savedText } from "./address-errors"

type Faults = Partial<Record<keyof AddressFields, AddressFault>>

/** What is wrong with the fields: told when one is left half done, and of all when they are to be saved. */
export function useAddressErrors() {
  const [faults, setFaults] = useState<Faults>({})

  return {
    faults,
    /** Looks at a field that was left. An empty one may still be filled. */
    check(name: keyof AddressFields, { target }: FocusEvent<HTMLInputElement>) {
      if (target.readOnly) return
      target.value = savedText(name, target.value)
      setFaults({ ...faults, [name]: target.value ? faultOf(name, target.value) : undefined })
    },
    /** Looks at all; says whether they can be saved, and leads to the first that cannot. */
    checkAll(form: HTMLFormElement, address: AddressFields): boolean {
      const found: Faults = {}
      for (const [name, text] of Object.entries(address) as [keyof AddressFields, string][]) {
        const fault = faultOf(name, text)
        if (fault) found[name] = fault
      }
      setFaults(found)
      const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement)
      const first = inputs.find(({ name }) => name in found)
      first?.focus()
      return first === undefined
    },
  }
}
