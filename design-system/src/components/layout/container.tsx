import type { ComponentProps } from "react"
import { cx } from "../../internals/cx"
import styles from "./layout.module.css"

/** The column in which a page lives: centred, with a gutter at both sides. Renders a `<div>`. */
export function Container({ width = "page", className, ...props }: ContainerProps) {
  return <div {...props} className={cx(styles.container, styles[width], className)} />
}

export interface ContainerProps extends ComponentProps<"div"> {
  /** `page` for lists, `narrow` for text and forms. */
  width?: "page" | "narrow"
}
