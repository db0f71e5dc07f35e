import { useEffect, useState } from "react"

/** In ms; a thumb that taps on is quicker, a person who has read the next step is not. */
const holdTime = 1_000

/** Whether a step has only just come up, where a press may still have been meant for the one before. */
export function useHold(step: string | undefined): boolean {
  const [settled, setSettled] = useState(step)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), holdTime)
    return () => clearTimeout(timer)
  }, [step])
  return step !== settled
}
