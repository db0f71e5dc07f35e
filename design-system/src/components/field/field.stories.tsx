import { Field as BaseField } from "@base-ui/react/field"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { Field } from "./field"

const meta: Meta<typeof Field> = { component: Field }
export default meta

export const AroundAnyControl: StoryObj<typeof Field> = {
  args: { label: "Colour of the bag", hint: "We pack in paper.", error: "Choose a colour." },
  render: (args) => (
    <Field {...args}>
      <BaseField.Control type="color" />
    </Field>
  ),
}
