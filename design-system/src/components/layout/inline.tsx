import type { ComponentProps } from "react"
import { cx } from "../../internals/cx"
import styles from "./layout.module.css"

/** Things beside each other that wrap when the line is full. Renders a `<div>`. */
export function Inline({ gap = "md", justify = "start", className, ...props }: InlineProps) {
  return (
    <div
      {...props}
      className={cx(styles.inline, styles[gap], justify === "between" && styles.between, className)}
    />
  )
}

export interface InlineProps extends ComponentProps<"div"> {
  /** 8, 16, 24 or 48 px. */
  gap?: "sm" | "md" | "lg" | "xl"
  justify?: "start" | "between"
}
