import type { Meta, StoryObj } from "@storybook/react-vite"
import { Rating } from "./rating"

const meta: Meta<typeof Rating> = {
  component: Rating,
  args: { value: 4, label: "4 out of 5 stars" },
}
export default meta

export const Stars: StoryObj<typeof Rating> = {}
export const WithCount: StoryObj<typeof Rating> = { args: { children: "(4)" } }
