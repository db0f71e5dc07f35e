import type { Meta, StoryObj } from "@storybook/react-vite"
import { Checkbox } from "./checkbox"

const meta: Meta<typeof Checkbox> = { component: Checkbox, args: { label: "Send me offers" } }
export default meta

export const Unticked: StoryObj<typeof Checkbox> = {}
export const Ticked: StoryObj<typeof Checkbox> = { args: { defaultChecked: true } }
export const Disabled: StoryObj<typeof Checkbox> = { args: { disabled: true } }
