import type { Meta, StoryObj } from "@storybook/react-vite"
import { Heading } from "../components/heading/heading"
import { Inline } from "../components/layout/inline"
import { Stack } from "../components/layout/stack"
import { tokenNames } from "./token-names"

const meta: Meta = { title: "Tokens" }
export default meta

function Swatch({ name }: { name: string }) {
  return (
    <figure style={{ width: "9.5rem", fontSize: "var(--ds-text-xs)" }}>
      <div
        style={{
          height: "4rem",
          background: `var(${name})`,
          border: "1px solid var(--ds-color-line)",
          borderRadius: "var(--ds-radius-md)",
        }}
      />
      <figcaption>{name.replace("--ds-color-", "")}</figcaption>
    </figure>
  )
}

export const Colours: StoryObj = {
  render: () => (
    <Inline gap="md">
      {tokenNames("--ds-color-").map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </Inline>
  ),
}

export const Type: StoryObj = {
  render: () => (
    <Stack>
      <Heading level={2}>Sizes</Heading>
      {tokenNames("--ds-text-").map((name) => (
        <p key={name} style={{ fontSize: `var(${name})` }}>
          {name.replace("--ds-text-", "")}: Fresh tomatoes, ₹40 a kilogram, ताज़े टमाटर
        </p>
      ))}
    </Stack>
  ),
}
