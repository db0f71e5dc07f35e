import type { ComponentProps } from "react"
import { UserIcon } from "../../icons"
import { cx } from "../../internals/cx"
import styles from "./avatar.module.css"

/** The first letters of a name's first two words, as the name's script has them: 'Asha Rao' is AR. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean).slice(0, 2)
  const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" })
  const first = words.map((word) => [...segments.segment(word)][0]?.segment ?? "")
  return first.join("").toUpperCase()
}

/**
 * Stands for a person: a picture, the initials of their name, or a figure for somebody nameless. It is
 * for looking at only; say the name beside it or in what it stands in. Renders a `<span>`.
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
