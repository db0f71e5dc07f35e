import type { ComponentProps, ReactElement } from "react"
import { ChevronLeftIcon, ChevronRightIcon } from "../../icons"
import { cx } from "../../internals/cx"
import { PageLink } from "./page-link"
import { pagesToShow } from "./pages-to-show"
import styles from "./pagination.module.css"

/**
 * The way through a list of many pages, as links, so that each page has an address. Renders a `<nav>`.
 * It has an entry of its own, `@shop/ds/pagination`: only pages that show it carry it.
 */
export function Pagination({
  label,
  page,
  count,
  linkTo,
  pageLabel,
  previousLabel,
  nextLabel,
  className,
  ...props
}: PaginationProps) {
  return (
    <nav aria-label={label} {...props} className={cx(styles.pagination, className)}>
      <ul className={styles.pages}>
        {page > 1 ? (
          <li>
            <PageLink link={linkTo(page - 1)} label={previousLabel}>
              <ChevronLeftIcon aria-hidden="true" />
            </PageLink>
          </li>
        ) : null}
        {pagesToShow(page, count).map((entry, index) => (
          <li key={entry === "gap" ? `gap-${index}` : entry}>
            {entry === "gap" ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PageLink link={linkTo(entry)} label={pageLabel(entry)} isCurrent={entry === page}>
                {entry}
              </PageLink>
            )}
          </li>
        ))}
        {page < count ? (
          <li>
            <PageLink link={linkTo(page + 1)} label={nextLabel}>
              <ChevronRightIcon aria-hidden="true" />
            </PageLink>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

export interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** What is paged through. */
  label: string
  /** The page shown, from 1. */
  page: number
  count: number
  /** A link to a page, without content, in the application's own router. */
  linkTo: (page: number) => ReactElement
  /** 'Page 3'. */
  pageLabel: (page: number) => string
  previousLabel: string
  nextLabel: string
}
