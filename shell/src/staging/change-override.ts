/** Runs a micro-frontend from an address of this machine, or without one ends all of that; then loads anew. */
export async function changeOverride(wish?: { name: string; address: string }): Promise<boolean> {
  const { ok } = await fetch("/mfe/override", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish ?? {}),
  })
  if (ok) location.reload()
  return ok
}
