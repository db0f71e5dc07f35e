import type { Meta, StoryObj } from "@storybook/react-vite"
import { VisuallyHidden } from "./visually-hidden"

const meta: Meta<typeof VisuallyHidden> = { component: VisuallyHidden }
export default meta

export const InASentence: StoryObj<typeof VisuallyHidden> = {
  render: () => (
    <p>
      ₹80 <VisuallyHidden>for one kilogram</VisuallyHidden>
    </p>
  ),
}
