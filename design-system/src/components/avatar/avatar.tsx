import type { ComponentProps } from "react"
import { UserIcon } from "../../icons"
import { cx } from "../../internals/cx"
import styles from "./avatar.module.css"
import { initialsOf } from "./initials-of"

/**
 * Stands for a person: a picture, the initials of their name, or a figure for somebody nameless. It is
 * for looking at only; say the name beside it or in what it stands in. A button that shows nothing else
 * has `initialsOf(name)` in its own name, for those who say aloud what they see. Renders a `<span>`.
 */
export function Avatar({ name = "", src, className, ...props }: AvatarProps) {
  const initials = initialsOf(name)
  return (
    <span aria-hidden="true" {...props} className={cx(styles.avatar, className)}>
      {src ? <img src={src} alt="" className={styles.picture} /> : initials || <UserIcon />}
    </span>
  )
}

export interface AvatarProps extends Omit<ComponentProps<"span">, "children"> {
  name?: string
  src?: string
}
