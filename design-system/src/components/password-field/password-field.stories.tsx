import type { Meta, StoryObj } from "@storybook/react-vite"
import { Stack } from "../layout/stack"
import { PasswordField } from "./password-field"

const meta: Meta<typeof PasswordField> = {
  component: PasswordField,
  args: { label: "Password", showLabel: "Show password", autoComplete: "current-password" },
}
export default meta

export const Playground: StoryObj<typeof PasswordField> = {}

export const States: StoryObj<typeof PasswordField> = {
  render: () => (
    <Stack style={{ maxWidth: "24rem" }}>
      <PasswordField label="Password" showLabel="Show password" defaultValue="secret" />
      <PasswordField
        label="New password"
        showLabel="Show new password"
        hint="At least 8 characters."
      />
      <PasswordField
        label="Repeated password"
        showLabel="Show repeated password"
        defaultValue="x"
        error="At least 8 characters."
      />
      <PasswordField label="Old password" showLabel="Show old password" disabled />
    </Stack>
  ),
}
