import type { Meta, StoryObj } from "@storybook/react-vite"
import { ErrorCard } from "./error-card"

const meta: Meta<typeof ErrorCard> = {
  component: ErrorCard,
  args: {
    title: "This part of the shop did not load",
    description: "The rest still works.",
    retryLabel: "Try again",
    onRetry: () => {},
  },
}
export default meta

export const Failed: StoryObj<typeof ErrorCard> = {}
export const Retrying: StoryObj<typeof ErrorCard> = { args: { retrying: true } }
