import { useEffect, useState } from "react"

/** Where a test wants it, loads for a moment. */
export function useIsLoading(): boolean {
  const [isLoading, setLoading] = useState(sessionStorage.getItem("broken") === "once loaded")
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), 300)
    return () => clearTimeout(timer)
  }, [])
  return isLoading
}
