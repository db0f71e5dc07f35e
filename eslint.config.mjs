import js from "@eslint/js"
import jsxA11y from "eslint-plugin-jsx-a11y"
import reactHooks from "eslint-plugin-react-hooks"
import globals from "globals"
import tseslint from "typescript-eslint"
import { noLiteralText } from "./scripts/lint/no-literal-text.mjs"

export default tseslint.config(
  {
    ignores: [
      "**/dist/**",
      "**/.medusa/**",
      ".local/**",
      "**/storybook-static/**",
      "**/generated/**",
      ".cache/**",
      "**/test-results/**",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: globals.node },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", caughtErrors: "all", ignoreRestSiblings: true },
      ],
      eqeqeq: "error",
      "no-console": ["error", { allow: ["warn", "error"] }],
    },
  },
  { files: ["scripts/**", "**/build.mjs", "**/main.ts"], rules: { "no-console": "off" } },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  {
    files: ["**/*.tsx"],
    plugins: { "react-hooks": reactHooks, ...jsxA11y.flatConfigs.recommended.plugins },
    languageOptions: { globals: globals.browser },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
  },
  {
    files: ["{shell,shell/kernel,mfe-*,design-system}/src/**/*.{ts,tsx}"],
    ignores: ["**/*.{test,stories}.tsx", "**/*.test.ts", "**/test/**", "**/messages/**"],
    plugins: { shop: { rules: { "no-literal-text": noLiteralText } } },
    rules: { "shop/no-literal-text": "error" },
  },
)
