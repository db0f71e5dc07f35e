import type { Meta, StoryObj } from "@storybook/react-vite"
import { Badge } from "../badge/badge"
import { Card } from "../card/card"
import { Container } from "./container"
import { Inline } from "./inline"
import { Stack } from "./stack"

const meta: Meta = { title: "Layout" }
export default meta

export const Together: StoryObj = {
  render: () => (
    <Container width="narrow">
      <Stack gap="lg">
        <Card>Stacked</Card>
        <Card>
          <Inline justify="between">
            <Badge>one end</Badge>
            <Badge tone="brand">the other</Badge>
          </Inline>
        </Card>
      </Stack>
    </Container>
  ),
}
