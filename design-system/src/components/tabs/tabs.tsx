import { Tabs as BaseTabs } from "@base-ui/react/tabs"
import type { ComponentProps, ReactNode } from "react"
import { cx } from "../../internals/cx"
import styles from "./tabs.module.css"

/**
 * Parts of a page of which one is shown at a time, chosen by a row of tabs: with arrow keys too.
 * Renders a `<div>`. It has an entry of its own, `@shop/ds/tabs`: only pages that show tabs carry them.
 */
export function Tabs({ label, items, value, onValueChange, className, ...props }: TabsProps) {
  return (
    <BaseTabs.Root
      {...props}
      value={value}
      defaultValue={items[0]?.id}
      onValueChange={(next) => onValueChange?.(String(next))}
      className={cx(styles.tabs, className)}
    >
      <BaseTabs.List aria-label={label} activateOnFocus className={styles.list}>
        {items.map(({ id, title }) => (
          <BaseTabs.Tab key={id} value={id} className={styles.tab}>
            {title}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map(({ id, content }) => (
        <BaseTabs.Panel key={id} value={id} className={styles.panel}>
          {content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}

export interface TabsProps extends Omit<
  ComponentProps<"div">,
  "children" | "defaultValue" | "onChange"
> {
  /** What is chosen among. */
  label: string
  items: readonly { id: string; title: ReactNode; content: ReactNode }[]
  /** The id of the part shown; without it the first, and then what a person chooses. */
  value?: string
  onValueChange?: (id: string) => void
}
