import type { Meta, StoryObj } from "@storybook/react-vite"
import { Stack } from "../layout/stack"
import { Card } from "./card"

const meta: Meta<typeof Card> = { component: Card }
export default meta

export const Paddings: StoryObj<typeof Card> = {
  render: () => (
    <Stack>
      {(["none", "md", "lg"] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          Padding: {padding}
        </Card>
      ))}
    </Stack>
  ),
}
