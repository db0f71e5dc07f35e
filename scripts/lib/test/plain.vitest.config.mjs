import { defineConfig } from "vitest/config"

// For packages without a configuration of their own: Vitest would otherwise take that of a folder above.
export default defineConfig({})
