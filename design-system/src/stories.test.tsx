import { composeStories, setProjectAnnotations } from "@storybook/react-vite"
import { render } from "@testing-library/react"
import axe from "axe-core"
import type { ComponentType } from "react"
import { beforeAll, describe, expect, it } from "vitest"
import * as preview from "../.storybook/preview"

type Stories = Parameters<typeof composeStories>[0]

const files = import.meta.glob<Stories>("./**/*.stories.tsx", { eager: true })

beforeAll(setProjectAnnotations([preview]).beforeAll)

/** What axe finds wrong with what is drawn. jsdom draws no colours: those are looked at in Storybook. */
async function faults() {
  const { violations } = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    resultTypes: ["violations"],
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

it("every component has stories", () => {
  const folderOf = (path: string) => path.split("/").slice(0, 3).join("/")
  const told = new Set(Object.keys(files).map(folderOf))
  const components = Object.keys(import.meta.glob("./components/*/*.tsx")).map(folderOf)
  expect([...new Set(components)].filter((folder) => !told.has(folder))).toEqual([])
})

describe.each(Object.entries(files))("%s", (_path, stories) => {
  const composed = Object.entries(composeStories(stories)) as [string, ComponentType][]
  it.each(composed)("%s is drawn, without a complaint and accessible", async (_name, Story) => {
    render(<Story />)
    expect(await faults()).toEqual([])
  })
})
