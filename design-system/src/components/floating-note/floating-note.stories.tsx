import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button } from "../button/button"
import { Card } from "../card/card"
import { FloatingNote } from "./floating-note"

const meta: Meta<typeof FloatingNote> = { component: FloatingNote }
export default meta

const content = <Card>What stands here stays where it is.</Card>

export const AboveContent: StoryObj<typeof FloatingNote> = {
  render: () => (
    <>
      <FloatingNote role="status">Live updates paused. Reconnecting…</FloatingNote>
      {content}
    </>
  ),
}

export const AsAButton: StoryObj<typeof FloatingNote> = {
  render: () => (
    <>
      <FloatingNote>
        <Button size="sm">Show 2 new orders</Button>
      </FloatingNote>
      {content}
    </>
  ),
}

export const WithNothingToSay: StoryObj<typeof FloatingNote> = {
  render: () => (
    <>
      <FloatingNote role="status" />
      {content}
    </>
  ),
}
