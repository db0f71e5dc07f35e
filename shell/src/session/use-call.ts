import { ApiError } from "@shop/kernel"
import { useRef, useState } from "react"

interface Answer {
  success: boolean
  message: string
  error?: string
}

interface Sayings {
  /** Said where the server refused without a sentence of its own. */
  refused: string
  /** Said where no answer came, or none that means something to a person. */
  broken: string
}

/**
 * Makes one call at a time. `run` resolves with the answer of a success, and with undefined after
 * handing the sentence about a refusal or a fault to `report`, and whether the server meant it.
 */
export function useCall(report: (sentence: string, isRefusal: boolean) => void) {
  const [isRunning, setIsRunning] = useState(false)
  const running = useRef(false)

  async function run<Any extends Answer>(
    call: () => Promise<Any>,
    sayings: Sayings,
  ): Promise<Extract<Any, { success: true }> | undefined> {
    // A second press may come before the button has been drawn as busy.
    if (running.current) return undefined
    running.current = true
    setIsRunning(true)
    try {
      const answer = await call()
      if (answer.success) return answer as Extract<Any, { success: true }>
      report(answer.message || answer.error || sayings.refused, true)
    } catch (error) {
      const isMeant = error instanceof ApiError && (error.status ?? 500) < 500
      report(isMeant ? error.message : sayings.broken, isMeant)
    } finally {
      running.current = false
      setIsRunning(false)
    }
    return undefined
  }
  return { isRunning, run }
}
