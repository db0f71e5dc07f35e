import { Link } from "@shop/kernel"
import type { ComponentProps } from "react"

/** A link to another screen of the shop, which starts at its top. Going back keeps the place. */
export function TopLink({ onClick, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...props}
      onClick={(event) => {
        onClick?.(event)
        window.scrollTo(0, 0)
      }}
    />
  )
}
