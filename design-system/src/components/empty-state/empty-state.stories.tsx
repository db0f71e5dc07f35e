import type { Meta, StoryObj } from "@storybook/react-vite"
import { PackageIcon } from "../../icons"
import { Button } from "../button/button"
import { EmptyState } from "./empty-state"
import { ExampleLink } from "../../test/example-link"

const meta: Meta<typeof EmptyState> = { component: EmptyState }
export default meta

export const NoOrders: StoryObj<typeof EmptyState> = {
  args: {
    icon: <PackageIcon />,
    title: "No orders available",
    description: "What you order will stand here.",
    action: <Button render={<ExampleLink href="#products" />}>Shop now</Button>,
  },
}
