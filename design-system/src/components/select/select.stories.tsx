import type { Meta, StoryObj } from "@storybook/react-vite"
import { Select } from "./select"

const meta: Meta<typeof Select> = {
  component: Select,
  args: {
    label: "State",
    children: ["Goa", "Kerala", "Uttar Pradesh"].map((name) => <option key={name}>{name}</option>),
  },
}
export default meta

export const Playground: StoryObj<typeof Select> = {}
export const WithError: StoryObj<typeof Select> = { args: { error: "Choose a state." } }
export const Disabled: StoryObj<typeof Select> = { args: { disabled: true } }
