import { useRender } from "@base-ui/react/use-render"
import type { ComponentProps, ReactElement } from "react"
import { cx } from "../../internals/cx"
import styles from "./card.module.css"

/** A raised sheet that holds what belongs together. Renders a `<div>`, or what `render` says. */
export function Card({ padding = "md", render, ref, className, ...props }: CardProps) {
  return useRender({
    render,
    ref,
    defaultTagName: "div",
    props: { ...props, className: cx(styles.card, styles[padding], className) },
  })
}

export interface CardProps extends ComponentProps<"div"> {
  padding?: "none" | "md" | "lg"
  render?: ReactElement
}
