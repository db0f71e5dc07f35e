import type { Meta, StoryObj } from "@storybook/react-vite"
import { Stack } from "../layout/stack"
import { TextField } from "./text-field"

const meta: Meta<typeof TextField> = {
  component: TextField,
  args: { label: "E-mail", placeholder: "you@example.com" },
}
export default meta

export const Playground: StoryObj<typeof TextField> = {}

export const States: StoryObj<typeof TextField> = {
  render: () => (
    <Stack style={{ maxWidth: "24rem" }}>
      <TextField label="Street" hint="House, floor, street." />
      <TextField label="PIN code" defaultValue="12" error="Give six digits." />
      <TextField label="Country" defaultValue="India" readOnly />
      <TextField label="Offer code" disabled />
      <TextField label="Search" hideLabel type="search" placeholder="Search products" />
    </Stack>
  ),
}
