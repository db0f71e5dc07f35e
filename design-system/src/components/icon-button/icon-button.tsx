import { useRender } from "@base-ui/react/use-render"
import type { ComponentProps, ReactElement } from "react"
import { cx } from "../../internals/cx"
import styles from "./icon-button.module.css"

/**
 * A round 44 px button that shows only an icon, and therefore needs a `label` to be read out.
 * Renders a `<button type="button">`; `render` swaps in a link.
 */
export function IconButton({
  label,
  badge,
  tone = "plain",
  render,
  ref,
  className,
  children,
  ...props
}: IconButtonProps) {
  return useRender({
    render,
    ref,
    defaultTagName: "button",
    props: {
      type: render ? undefined : "button",
      "aria-label": label,
      ...props,
      className: cx(styles.button, styles[tone], className),
      children: (
        <>
          {children}
          {badge === undefined ? null : (
            <span className={styles.badge} aria-hidden="true">
              {badge}
            </span>
          )}
        </>
      ),
    },
  })
}

export interface IconButtonProps extends ComponentProps<"button"> {
  label: string
  /** A small count on the corner. It is not read out: say it in `label`. */
  badge?: string | number
  tone?: "plain" | "tinted"
  /** The element to render in place of `<button>`, usually a link. */
  render?: ReactElement
}
