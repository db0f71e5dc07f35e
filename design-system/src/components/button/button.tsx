import { useRender } from "@base-ui/react/use-render"
import type { ComponentProps, MouseEvent, ReactElement } from "react"
import { cx } from "../../internals/cx"
import styles from "./button.module.css"

/**
 * What a person presses to do something.
 * Renders a `<button type="button">`; give `render={<Link to="…" />}` where pressing goes somewhere.
 * While `loading` it keeps its width and its focus, says that it is busy, and ignores presses.
 */
export function Button({
  variant = "primary",
  size = "md",
  fullWidth = false,
  loading = false,
  render,
  ref,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return useRender({
    render,
    ref,
    defaultTagName: "button",
    props: {
      type: render ? undefined : "button",
      ...props,
      className: cx(
        styles.button,
        styles[variant],
        styles[size],
        fullWidth && styles.fullWidth,
        className,
      ),
      "data-loading": loading || undefined,
      "aria-busy": loading || undefined,
      "aria-disabled": loading || props["aria-disabled"],
      onClick: loading ? ignorePress : onClick,
      children: <span className={styles.label}>{children}</span>,
    },
  })
}

function ignorePress(event: MouseEvent) {
  event.preventDefault()
}

export interface ButtonProps extends ComponentProps<"button"> {
  /** `primary` once a screen; `soft` for what repeats, such as Add on a list of cards. */
  variant?: "primary" | "soft" | "outline" | "ghost" | "danger"
  /** `sm` is 36 px high, `md` 44 px, `lg` 52 px. */
  size?: "sm" | "md" | "lg"
  fullWidth?: boolean
  loading?: boolean
  /** The element to render in place of `<button>`, usually a link. */
  render?: ReactElement
}
