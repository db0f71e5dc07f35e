import type { Meta, StoryObj } from "@storybook/react-vite"
import { Stack } from "../layout/stack"
import { Skeleton } from "./skeleton"

const meta: Meta<typeof Skeleton> = { component: Skeleton }
export default meta

export const OfACard: StoryObj<typeof Skeleton> = {
  render: () => (
    <Stack gap="sm" style={{ width: "12rem" }}>
      <Skeleton shape="block" style={{ aspectRatio: 1 }} />
      <Skeleton style={{ width: "60%" }} />
      <Skeleton />
      <Skeleton shape="circle" style={{ width: "2.75rem" }} />
    </Stack>
  ),
}
