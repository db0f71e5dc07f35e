import type { Meta, StoryObj } from "@storybook/react-vite"
import { PackageIcon, SignOutIcon, UserIcon } from "../../icons"
import { IconButton } from "../icon-button/icon-button"
import { Menu } from "./menu"
import { MenuItem } from "./menu-item"
import { ExampleLink } from "../../test/example-link"

const meta: Meta<typeof Menu> = { component: Menu, parameters: { layout: "centered" } }
export default meta

export const Account: StoryObj<typeof Menu> = {
  render: () => (
    <Menu
      trigger={
        <IconButton label="Account" tone="tinted">
          <UserIcon />
        </IconButton>
      }
    >
      <MenuItem render={<ExampleLink href="#my-orders" />}>
        <PackageIcon aria-hidden="true" /> My Orders
      </MenuItem>
      <MenuItem>
        <SignOutIcon aria-hidden="true" /> Logout
      </MenuItem>
    </Menu>
  ),
}
