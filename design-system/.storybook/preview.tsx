import "../src/styles.css"
import type { Preview } from "@storybook/react-vite"

const preview: Preview = {
  parameters: { a11y: { test: "error" }, layout: "padded", backgrounds: { disabled: true } },
  globalTypes: {
    theme: {
      description: "Colours",
      toolbar: { icon: "mirror", items: ["light", "dark"], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: "light" },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.theme)
      return <Story />
    },
  ],
}

export default preview
