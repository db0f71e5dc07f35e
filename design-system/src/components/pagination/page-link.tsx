import { useRender } from "@base-ui/react/use-render"
import type { ReactElement, ReactNode } from "react"
import styles from "./pagination.module.css"

interface Props {
  link: ReactElement
  label: string
  isCurrent?: boolean
  children: ReactNode
}

/** One link of a pagination. */
export function PageLink({ link, label, isCurrent, children }: Props) {
  return useRender({
    render: link,
    props: {
      "aria-label": label,
      "aria-current": isCurrent ? "page" : undefined,
      className: styles.link,
      children,
    },
  })
}
