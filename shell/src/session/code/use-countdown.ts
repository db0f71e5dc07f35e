import { useEffect, useState } from "react"

/** Whole seconds left until `end`, in ms since 1970; at last 0. */
export function useCountdown(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end))
  useEffect(() => {
    // By the clock, not by ticks: a phone in a pocket stops them.
    const timer = setInterval(() => {
      const now = secondsUntil(end)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [end])
  return left
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000))
