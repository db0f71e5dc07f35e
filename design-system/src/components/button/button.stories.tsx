import type { Meta, StoryObj } from "@storybook/react-vite"
import { CartIcon } from "../../icons"
import { Inline } from "../layout/inline"
import { Stack } from "../layout/stack"
import { Button } from "./button"
import { ExampleLink } from "../../test/example-link"

const meta: Meta<typeof Button> = { component: Button, args: { children: "Add to Cart" } }
export default meta

export const Playground: StoryObj<typeof Button> = {}

export const Variants: StoryObj<typeof Button> = {
  render: () => (
    <Stack>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Inline key={size}>
          {(["primary", "soft", "outline", "ghost", "danger"] as const).map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const States: StoryObj<typeof Button> = {
  render: () => (
    <Inline>
      <Button>
        <CartIcon aria-hidden="true" /> With an icon
      </Button>
      <Button disabled>Disabled</Button>
      <Button loading>Loading</Button>
      <Button render={<ExampleLink href="#products" />}>A link</Button>
    </Inline>
  ),
}
