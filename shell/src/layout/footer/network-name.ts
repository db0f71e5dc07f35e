/** How a social network is called, from its address: https://www.instagram.com/shop is 'Instagram'. */
export function networkName(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : url
  const name = host.replace(/^www\./, "").split(".")[0] ?? host
  return name.charAt(0).toUpperCase() + name.slice(1)
}
