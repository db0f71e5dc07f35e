/**
 * Whether a path can be a page's: it can be decoded, and hides no null byte and no backslash, which
 * browsers take for a slash.
 */
export function isPageAddress(pathname: string): boolean {
  try {
    return !/[\0\\]/.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** The one address of a page that was asked for with slashes too many: /products//fruits. */
export function withSingleSlashes(url: string): string {
  const [pathname = "/", ...query] = url.split("?")
  return [pathname.replace(/\/{2,}/g, "/"), ...query].join("?")
}
