import type { ComponentProps } from "react"
import { cx } from "../../internals/cx"
import styles from "./layout.module.css"

/** Things below each other, evenly apart. Renders a `<div>`. */
export function Stack({ gap = "md", className, ...props }: StackProps) {
  return <div {...props} className={cx(styles.stack, styles[gap], className)} />
}

export interface StackProps extends ComponentProps<"div"> {
  /** 8, 16, 24 or 48 px. */
  gap?: "sm" | "md" | "lg" | "xl"
}
