import type { Meta, StoryObj } from "@storybook/react-vite"
import { CartIcon, UserIcon } from "../../icons"
import { Inline } from "../layout/inline"
import { IconButton } from "./icon-button"

const meta: Meta<typeof IconButton> = { component: IconButton }
export default meta

export const Tones: StoryObj<typeof IconButton> = {
  render: () => (
    <Inline>
      <IconButton label="Account">
        <UserIcon />
      </IconButton>
      <IconButton label="Cart, 3 items" badge={3}>
        <CartIcon />
      </IconButton>
      <IconButton label="Cart, 120 items" badge="99+" tone="tinted">
        <CartIcon />
      </IconButton>
    </Inline>
  ),
}
