import type { Meta, StoryObj } from "@storybook/react-vite"
import { Tabs } from "./tabs"

const meta: Meta<typeof Tabs> = {
  component: Tabs,
  args: {
    label: "Orders",
    items: [
      { id: "open", title: "Open", content: "Two orders are on their way." },
      { id: "done", title: "Delivered", content: "Twelve orders." },
      { id: "cancelled", title: "Cancelled", content: "None." },
    ],
  },
}
export default meta

export const Playground: StoryObj<typeof Tabs> = {}

export const Chosen: StoryObj<typeof Tabs> = { args: { value: "done" } }
