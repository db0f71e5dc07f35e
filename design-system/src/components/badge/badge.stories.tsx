import type { Meta, StoryObj } from "@storybook/react-vite"
import { Inline } from "../layout/inline"
import { Badge } from "./badge"

const meta: Meta<typeof Badge> = { component: Badge }
export default meta

export const Tones: StoryObj<typeof Badge> = {
  render: () => (
    <Inline>
      {(["neutral", "brand", "solid", "danger", "warning", "info"] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
}
