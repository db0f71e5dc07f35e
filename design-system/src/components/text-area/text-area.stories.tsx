import type { Meta, StoryObj } from "@storybook/react-vite"
import { TextArea } from "./text-area"

const meta: Meta<typeof TextArea> = {
  component: TextArea,
  args: { label: "Message", hint: "Up to 2,000 characters." },
}
export default meta

export const Playground: StoryObj<typeof TextArea> = {}
export const WithError: StoryObj<typeof TextArea> = { args: { error: "Write a message." } }
