import type { Meta, StoryObj } from "@storybook/react-vite"
import { Switch } from "./switch"

const meta: Meta<typeof Switch> = { component: Switch, args: { label: "In stock" } }
export default meta

export const Off: StoryObj<typeof Switch> = {}
export const On: StoryObj<typeof Switch> = { args: { defaultChecked: true } }
export const Disabled: StoryObj<typeof Switch> = { args: { defaultChecked: true, disabled: true } }
