import type { ComponentProps, ReactNode } from "react"
import { cx } from "../../internals/cx"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"
import styles from "./table.module.css"

/**
 * Rows of things that have the same parts. Where it has less than 40 rem of room, each row becomes a
 * block of 'heading: value' lines, so nothing scrolls sideways.
 * Renders a `<table>` inside a `<div>`; `className` goes to the `<div>`.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  className,
  ...props
}: TableProps<Row>) {
  return (
    <div className={cx(styles.frame, className)}>
      <table {...props} className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.id} data-align={column.align}>
                  <span className={styles.heading} aria-hidden="true">
                    {column.header}
                  </span>
                  <div>{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export interface TableColumn<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers stand better at the end. */
  align?: "start" | "end"
}

export interface TableProps<Row> extends Omit<ComponentProps<"table">, "children"> {
  /** What the table lists. Read out, not shown. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}
