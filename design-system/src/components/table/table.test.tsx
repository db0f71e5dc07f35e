import { render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Table, type TableColumn } from "./table"

interface Row {
  id: string
  price: number
}

const columns: TableColumn<Row>[] = [
  { id: "name", header: "Name", cell: (row) => row.id },
  { id: "price", header: "Price", cell: (row) => row.price, align: "end" },
]
const rows = [
  { id: "Tomato", price: 40 },
  { id: "Onion", price: 30 },
]

describeConformance(
  "Table",
  (props) => (
    <Table caption="Products" columns={columns} rows={rows} rowKey={(row) => row.id} {...props} />
  ),
  "table",
)

it("lists a row for each thing under the headings, named by its caption", () => {
  render(<Table caption="Products" columns={columns} rows={rows} rowKey={(row) => row.id} />)
  const table = within(screen.getByRole("table", { name: "Products" }))
  expect(table.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
    "Name",
    "Price",
  ])
  expect(table.getAllByRole("row")).toHaveLength(3)
  expect(table.getByRole("cell", { name: "30" })).toBeTruthy()
})
