import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { Button } from "../button/button"
import { Inline } from "../layout/inline"
import { QuantityStepper, type QuantityStepperProps } from "./quantity-stepper"

const meta: Meta<typeof QuantityStepper> = {
  component: QuantityStepper,
  args: { value: 1, label: "Tomato", decreaseLabel: "One less", increaseLabel: "One more" },
  render: (args) => <Counting {...args} />,
}
export default meta

function Counting(args: QuantityStepperProps) {
  const [value, setValue] = useState(args.value)
  return <QuantityStepper {...args} value={value} onValueChange={setValue} />
}

export const Playground: StoryObj<typeof QuantityStepper> = {}
export const FromOneToThree: StoryObj<typeof QuantityStepper> = { args: { min: 1, max: 3 } }

export const AsHighAsAButton: StoryObj<typeof QuantityStepper> = {
  render: (args) => (
    <Inline gap="sm">
      {(["sm", "md", "lg"] as const).map((size) => (
        <Inline key={size} gap="sm">
          <Button size={size} variant="soft">
            Add
          </Button>
          <Counting {...args} size={size} />
        </Inline>
      ))}
    </Inline>
  ),
}
