/**
 * The pages that a row of links names: the first, the last and those around the current one; `gap`
 * stands for those between. A gap of one page is that page.
 */
export function pagesToShow(current: number, count: number): (number | "gap")[] {
  const wanted = [1, current - 1, current, current + 1, count]
  const pages = [...new Set(wanted.filter((page) => page >= 1 && page <= count))].sort(
    (one, other) => one - other,
  )
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? 0) - 1
    if (missing === 1) return [page - 1, page]
    return missing > 1 ? ["gap" as const, page] : [page]
  })
}
