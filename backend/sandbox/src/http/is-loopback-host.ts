/** Whether a `Host` header names this machine itself (any port): `localhost`, `127.0.0.1`, `[::1]`. */
export function isLoopbackHost(host: string | undefined): boolean {
  const name = (host ?? "").replace(/:\d+$/, "").toLowerCase()
  return (
    name === "localhost" || name === "127.0.0.1" || name === "[::1]" || name.endsWith(".localhost")
  )
}
