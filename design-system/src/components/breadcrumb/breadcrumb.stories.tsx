import type { Meta, StoryObj } from "@storybook/react-vite"
import { Breadcrumb } from "./breadcrumb"

const meta: Meta<typeof Breadcrumb> = { component: Breadcrumb }
export default meta

export const ToAProduct: StoryObj<typeof Breadcrumb> = {
  render: () => (
    <Breadcrumb label="You are here">
      <a href="#home">Home</a>
      <a href="#products">Products</a>
      <a href="#vegetables">Vegetables</a>
      Tomato, 1 kg
    </Breadcrumb>
  ),
}
