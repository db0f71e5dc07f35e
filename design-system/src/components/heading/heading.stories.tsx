import type { Meta, StoryObj } from "@storybook/react-vite"
import { Stack } from "../layout/stack"
import { Heading } from "./heading"

const meta: Meta<typeof Heading> = { component: Heading }
export default meta

export const Sizes: StoryObj<typeof Heading> = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Fresh Moments, Smarter Choices.
      </Heading>
      <Heading level={1}>All Products</Heading>
      <Heading level={2}>Best Sellers</Heading>
      <Heading level={3}>Delivered in minutes</Heading>
      <Heading level={3} size="lg" lang="hi">
        ताज़ी सब्ज़ियाँ, सही दाम
      </Heading>
    </Stack>
  ),
}
