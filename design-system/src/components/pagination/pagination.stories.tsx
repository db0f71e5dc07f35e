import type { Meta, StoryObj } from "@storybook/react-vite"
import { ExampleLink } from "../../test/example-link"
import { Pagination } from "./pagination"

const meta: Meta<typeof Pagination> = {
  component: Pagination,
  args: {
    label: "Orders",
    page: 5,
    count: 12,
    linkTo: (page) => <ExampleLink href={`#${page}`} />,
    pageLabel: (page) => `Page ${page}`,
    previousLabel: "Previous page",
    nextLabel: "Next page",
  },
}
export default meta

export const Middle: StoryObj<typeof Pagination> = {}
export const First: StoryObj<typeof Pagination> = { args: { page: 1 } }
export const Last: StoryObj<typeof Pagination> = { args: { page: 12 } }
export const One: StoryObj<typeof Pagination> = { args: { page: 1, count: 1 } }
