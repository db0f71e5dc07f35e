import type { Meta, StoryObj } from "@storybook/react-vite"
import { Accordion } from "./accordion"

const meta: Meta<typeof Accordion> = {
  component: Accordion,
  args: {
    items: [
      { id: "when", title: "When do you deliver?", content: "The same day, in select areas." },
      { id: "pay", title: "How can I pay?", content: "By card, UPI, or in cash at the door." },
      { id: "back", title: "Can I send it back?", content: "Perishables within 24 hours." },
    ],
  },
}
export default meta

export const Closed: StoryObj<typeof Accordion> = {}
export const OneOpen: StoryObj<typeof Accordion> = { args: { defaultValue: ["when"] } }
