import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { Button } from "../button/button"
import { TextField } from "../text-field/text-field"
import { Dialog } from "./dialog"

const meta: Meta<typeof Dialog> = { component: Dialog }
export default meta

function Example() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Login</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Login"
        description="Good to see you again."
        closeLabel="Close"
      >
        <TextField label="E-mail" type="email" />
        <TextField label="Password" type="password" />
        <Button fullWidth onClick={() => setOpen(false)}>
          Login
        </Button>
      </Dialog>
    </>
  )
}

export const Open: StoryObj<typeof Dialog> = { render: () => <Example /> }
