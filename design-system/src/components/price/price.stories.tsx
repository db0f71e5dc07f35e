import type { Meta, StoryObj } from "@storybook/react-vite"
import { Price } from "./price"

const meta: Meta<typeof Price> = {
  component: Price,
  args: { offer: "₹80", offerLabel: "Offer price", mrp: "₹100", mrpLabel: "MRP" },
}
export default meta

export const OnACard: StoryObj<typeof Price> = {}
export const OnThePage: StoryObj<typeof Price> = { args: { size: "lg" } }
export const WithoutReduction: StoryObj<typeof Price> = { args: { mrp: "₹80" } }
