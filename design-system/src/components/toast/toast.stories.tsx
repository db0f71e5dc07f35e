import type { Meta, StoryObj } from "@storybook/react-vite"
import { Stack } from "../layout/stack"
import { Toast } from "./toast"

const meta: Meta<typeof Toast> = { component: Toast }
export default meta

export const Tones: StoryObj<typeof Toast> = {
  render: () => (
    <Stack role="status">
      <Toast tone="success">Address added successfully</Toast>
      <Toast tone="error">Invalid email or password</Toast>
      <Toast tone="error">
        Out of stock: Basmati Rice 5 kg, Toned Milk 1 L. Please change the quantity or remove it.
      </Toast>
      <Toast tone="success" gone>
        Heard, no longer seen
      </Toast>
    </Stack>
  ),
}
