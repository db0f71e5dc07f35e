import { onSignedOut, useNavigate } from "@shop/kernel"
import { useEffect } from "react"

/** Takes a shopper who has signed out to the home page. */
export function SignOutLeadsHome() {
  const navigate = useNavigate()
  useEffect(() => onSignedOut(() => void navigate("/")), [navigate])
  return null
}
