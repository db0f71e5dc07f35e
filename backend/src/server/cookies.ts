import type { IncomingMessage, ServerResponse } from "node:http"
import { env } from "./env"

/** The cookies of ours: a session each for shopper, seller and Medusa Admin, and the one-time-code flow. */
export type CookieName = "shop_sid" | "seller_sid" | "admin_sid" | "shop_flow"

/**
 * The name as browsers see it. Behind https the `__Host-` prefix ties it to this very host; on plain
 * http the port base keeps two shops on one machine apart, since ports share cookies.
 */
export function cookieName(name: CookieName): string {
  return secure() ? `__Host-${name}` : `${name}_${env().portBase}`
}

/** The value of one of our cookies, or undefined. */
export function readCookie(request: IncomingMessage, name: CookieName): string | undefined {
  const wanted = cookieName(name)
  for (const pair of (request.headers.cookie ?? "").split(";")) {
    const at = pair.indexOf("=")
    if (at > 0 && pair.slice(0, at).trim() === wanted) return pair.slice(at + 1).trim()
  }
  return undefined
}

/** Sets a cookie that scripts cannot read; `maxAge` in seconds. */
export function setCookie(
  response: ServerResponse,
  name: CookieName,
  value: string,
  maxAge: number,
): void {
  response.appendHeader(
    "set-cookie",
    `${cookieName(name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}` +
      (secure() ? "; Secure" : ""),
  )
}

export function clearCookie(response: ServerResponse, name: CookieName): void {
  setCookie(response, name, "", 0)
}

function secure(): boolean {
  return env().publicUrl.startsWith("https:")
}
