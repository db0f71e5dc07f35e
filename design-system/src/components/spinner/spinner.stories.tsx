import type { Meta, StoryObj } from "@storybook/react-vite"
import { Spinner } from "./spinner"

const meta: Meta<typeof Spinner> = { component: Spinner, args: { label: "Loading" } }
export default meta

export const InALine: StoryObj<typeof Spinner> = {}
export const OnAPage: StoryObj<typeof Spinner> = { args: { size: "lg" } }
