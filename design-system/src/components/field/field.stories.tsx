import type { Meta, StoryObj } from "@storybook/react-vite"
import { Field } from "./field"
import { FieldControl } from "./field-control"

const meta: Meta<typeof Field> = { component: Field }
export default meta

export const AroundAnyControl: StoryObj<typeof Field> = {
  args: { label: "Colour of the bag", hint: "We pack in paper.", error: "Choose a colour." },
  render: (args) => (
    <Field {...args}>
      <FieldControl>{(tie) => <input {...tie} type="color" />}</FieldControl>
    </Field>
  ),
}
