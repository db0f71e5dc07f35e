import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { SkipLink } from "./skip-link"

it.each([
  ["the page", <h1 key="title">Carts</h1>],
  ["what comes after a bar of the page's own", <div key="content" data-content tabIndex={-1} />],
])("leads past the header to %s", async (_what, page) => {
  render(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        {page}
      </main>
    </>,
  )
  await userEvent.click(screen.getByRole("link", { name: "Skip to content" }))
  const main = screen.getByRole("main")
  expect(document.activeElement).toBe(main.querySelector("[data-content]") ?? main)
})
