import { notify } from "@shop/kernel"
import { noticeSettings } from "@shop/kernel/host"
import { useEffect, useRef, useState } from "react"
import type { Problem } from "./problem"

/**
 * What is wrong with a form: said in a notice (specification, section 8), which is gone in a moment, and
 * from then on at its field. Never in both places: the same sentence twice helps nobody.
 */
export function useProblem<Field extends string>() {
  const [problem, setProblem] = useState<Problem<Field>>()
  const forget = useRef(() => {})
  useEffect(() => () => forget.current(), [])

  function complain(text: string, field: Field | undefined) {
    forgive()
    const takeAway = notify.error(text)
    const timer = setTimeout(() => {
      takeAway()
      setProblem({ field, text })
    }, noticeSettings.duration)
    forget.current = () => clearTimeout(timer)
  }

  /** To be called once the form is changed or tried again. */
  function forgive() {
    forget.current()
    setProblem(undefined)
  }
  return { problem, complain, forgive }
}
