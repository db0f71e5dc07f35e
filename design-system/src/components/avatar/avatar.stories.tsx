import type { Meta, StoryObj } from "@storybook/react-vite"
import { Inline } from "../layout/inline"
import { Avatar } from "./avatar"

const meta: Meta<typeof Avatar> = { component: Avatar }
export default meta

export const People: StoryObj<typeof Avatar> = {
  render: () => (
    <Inline>
      <Avatar name="Asha Rao" />
      <Avatar name="प्रिया शर्मा" />
      <Avatar name="🥭 Mango" />
      <Avatar />
      <Avatar name="Leaf" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" />
    </Inline>
  ),
}
