import { useEffect, useLayoutEffect, useRef } from "react"

/**
 * The ref of a form that leads who types in it: to the field that is wrong when a `problem` is found,
 * where it is read out with what is wrong; and at each new `step` to the first field that takes text.
 * A form that appears at another step than its `first` is one that somebody comes back to.
 */
export function useFormFocus(problem: unknown, step: string, first = step) {
  const form = useRef<HTMLFormElement>(null)
  const last = useRef(first)
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus()

  useEffect(() => {
    if (problem) focus("[aria-invalid='true']")
  }, [problem])
  // At once: a dialog that finds the field with the focus gone takes it to itself.
  useLayoutEffect(() => {
    if (last.current !== step) focus("input:not([readonly])")
    last.current = step
  }, [step])
  return form
}
