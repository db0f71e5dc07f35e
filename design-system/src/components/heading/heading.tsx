import type { ComponentProps } from "react"
import { cx } from "../../internals/cx"
import styles from "./heading.module.css"

/** A heading whose rank in the page (`level`) and size on the screen are chosen apart. */
export function Heading({ level, size = sizes[level], className, ...props }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...props} className={cx(styles.heading, styles[size], className)} />
}

const sizes = { 1: "lg", 2: "md", 3: "sm" } as const

export interface HeadingProps extends ComponentProps<"h1"> {
  level: 1 | 2 | 3
  size?: "sm" | "md" | "lg" | "display"
}
