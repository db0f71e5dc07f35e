import type { AddressFields } from "@shop/kernel"
import { type ChangeEvent, type FocusEvent, useState } from "react"
import {
  type AddressAdvice,
  type AddressFault,
  adviceOf,
  faultOf,
  savedText,
} from "./address-errors"

/** Of a field: what keeps the address from being saved, or what may be a slip and is saved as it is. */
interface Remark {
  fault?: AddressFault
  advice?: AddressAdvice
}

type Remarks = Partial<Record<keyof AddressFields, Remark>>

/** What is said of the fields: of one when it is left half done, of all when they are to be saved. */
export function useAddressErrors() {
  const [remarks, setRemarks] = useState<Remarks>({})

  return {
    remarks,
    /** Looks at a field that was left. An empty one may still be filled. */
    check(name: keyof AddressFields, { target }: FocusEvent<HTMLInputElement>) {
      if (target.readOnly) return
      target.value = savedText(name, target.value)
      const remark = target.value ? remarkOn(name, target.value) : undefined
      // On what there is by now: Enter in a field looks at all, and the focus then leaves that field.
      setRemarks((others) => ({ ...others, [name]: remark }))
    },
    /** Takes a fault back as soon as it is mended, so that Save does not move when it is pressed. */
    mend(name: keyof AddressFields, { target }: ChangeEvent<HTMLInputElement>) {
      if (!remarks[name]?.fault || faultOf(name, target.value)) return
      setRemarks((others) => ({ ...others, [name]: undefined }))
    },
    /** Looks at all; says whether they can be saved, and leads to the first that cannot. */
    checkAll(form: HTMLFormElement, address: AddressFields): boolean {
      const found: Remarks = {}
      for (const [name, text] of Object.entries(address) as [keyof AddressFields, string][])
        found[name] = remarkOn(name, text)
      setRemarks(found)
      const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement)
      const first = inputs.find(({ name }) => found[name as keyof AddressFields]?.fault)
      first?.focus()
      return first === undefined
    },
  }
}

function remarkOn(name: keyof AddressFields, text: string): Remark {
  return { fault: faultOf(name, text), advice: adviceOf(name, text) }
}
