/**
 * The path of this shop that `next` names (`my-orders` is /my-orders), or / for what would lead
 * elsewhere: an address anybody can write must not send people to a stranger's site.
 */
export function ownPath(next: string): string {
  const path = `/${next.replace(/^[/\\\s]+/, "")}`
  const base = "https://shop.invalid"
  if (!URL.canParse(path, base)) return "/"
  const url = new URL(path, base)
  return url.origin === base ? url.pathname + url.search + url.hash : "/"
}
