/** Whether a path belongs to the seller's area, which has no header and footer of the shop. */
export function isSellerPath(pathname: string): boolean {
  return /^\/seller(\/|$)/i.test(pathname)
}
