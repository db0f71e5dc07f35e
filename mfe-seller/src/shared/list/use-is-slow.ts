import { useEffect, useState } from "react"

/** After so long, in ms, a person is told that something takes its time. */
const SLOW_AFTER = 5_000

/** Whether what a person waits for has taken so long that they should hear of it. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
