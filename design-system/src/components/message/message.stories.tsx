import type { Meta, StoryObj } from "@storybook/react-vite"
import { Stack } from "../layout/stack"
import { Message } from "./message"

const meta: Meta<typeof Message> = { component: Message }
export default meta

export const Tones: StoryObj<typeof Message> = {
  render: () => (
    <Stack>
      <Message tone="error">Invalid OTP.</Message>
      <Message tone="success">OTP sent to your email.</Message>
      <Message tone="info">Delivery is free.</Message>
    </Stack>
  ),
}
