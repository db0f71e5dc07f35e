import { onSignedOut, useNavigate, useSession } from "@shop/kernel"
import { useEffect, useRef } from "react"
import { MAIN_ID } from "../layout/skip-link/skip-link"

/**
 * Takes a shopper who has signed out to the home page. Where the focus went with what only shoppers
 * see, the page takes it; a session that merely ended leaves whoever is typing where they are.
 */
export function SignOutLeadsHome() {
  const navigate = useNavigate()
  const { status } = useSession()
  const last = useRef(status)
  useEffect(() => onSignedOut(() => void navigate("/")), [navigate])
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && last.current === "signed-in" && status === "signed-out") {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    }
    last.current = status
  }, [status])
  return null
}
