import type { Meta, StoryObj } from "@storybook/react-vite"
import { Switch } from "../switch/switch"
import { Table } from "./table"

const rows = [
  { id: "1", name: "Tomato, 1 kg", category: "Vegetables", price: "₹40", inStock: true },
  { id: "2", name: "Alphonso mango, 6 pieces", category: "Fruits", price: "₹520", inStock: false },
]

const meta: Meta<typeof Table<(typeof rows)[number]>> = { component: Table }
export default meta

export const Products: StoryObj<typeof meta> = {
  render: () => (
    <Table
      caption="Products"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { id: "name", header: "Product", cell: (row) => row.name },
        { id: "category", header: "Category", cell: (row) => row.category },
        { id: "price", header: "Price", cell: (row) => row.price, align: "end" },
        {
          id: "stock",
          header: "In stock",
          cell: (row) => (
            <Switch label={`${row.name} in stock`} hideLabel defaultChecked={row.inStock} />
          ),
        },
      ]}
    />
  ),
}
