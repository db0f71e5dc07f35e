import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { Button } from "../button/button"
import { Drawer } from "./drawer"

const meta: Meta<typeof Drawer> = { component: Drawer }
export default meta

function Example() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Menu" closeLabel="Close">
        <a href="#home">Home</a>
        <a href="#products">All Products</a>
      </Drawer>
    </>
  )
}

export const Open: StoryObj<typeof Drawer> = { render: () => <Example /> }
