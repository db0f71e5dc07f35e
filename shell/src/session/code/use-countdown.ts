import { useEffect, useState } from "react"

/** Whole seconds left of `seconds`, counted from when the component appeared; at last 0. */
export function useCountdown(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    // By the clock, not by ticks: a phone in a pocket stops them.
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [end])
  return left
}
