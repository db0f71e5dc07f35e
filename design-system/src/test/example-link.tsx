import type { ComponentProps } from "react"

/** Stands for the link component of whatever router the application has. */
export function ExampleLink({ children, ...props }: ComponentProps<"a">) {
  return <a {...props}>{children}</a>
}
