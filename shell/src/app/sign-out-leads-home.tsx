import { onSignedOut, useNavigate, useSession } from "@shop/kernel"
import { useEffect, useRef } from "react"
import { MAIN_ID } from "../layout/skip-link/skip-link"

/** Takes a shopper who has signed out to the home page, and the focus with them: their menu is gone. */
export function SignOutLeadsHome() {
  const navigate = useNavigate()
  const { status } = useSession()
  const last = useRef(status)
  useEffect(() => onSignedOut(() => void navigate("/")), [navigate])
  useEffect(() => {
    if (last.current === "signed-in" && status === "signed-out") {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    }
    last.current = status
  }, [status])
  return null
}
