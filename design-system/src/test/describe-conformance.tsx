import { render, waitFor } from "@testing-library/react"
import { createRef, type ReactNode, type Ref } from "react"
import { describe, expect, it } from "vitest"

/** What every component of the package takes, beside its own props. */
interface CommonProps {
  ref?: Ref<never>
  className?: string
}

/**
 * The promises that every component keeps: the caller's `className` joins the component's own on the
 * outermost element, and `ref` and further props reach the element that the component's doc names.
 *
 * @param name the component's name
 * @param draw draws the component with the given props spread last
 * @param target the tag of the element that takes `ref` and props
 */
export function describeConformance(
  name: string,
  draw: (props: CommonProps) => ReactNode,
  target: string,
) {
  describe(`${name} keeps the promises of every component:`, () => {
    it("gives its element to the caller's ref", async () => {
      const ref = createRef<HTMLElement>()
      render(draw({ ref: ref as Ref<never> }))
      await waitFor(() => expect(ref.current?.tagName.toLowerCase()).toBe(target))
    })

    it("adds the caller's class to its own", async () => {
      render(draw({ className: "of-the-caller" }))
      const own = () => document.querySelector(".of-the-caller")?.classList
      await waitFor(() => expect(own()?.length).toBeGreaterThan(1))
    })

    it("passes further props on to the same element", async () => {
      const ref = createRef<HTMLElement>()
      const props = { ref: ref as Ref<never>, "data-mark": "passed" }
      render(draw(props))
      await waitFor(() => expect(ref.current?.dataset.mark).toBe("passed"))
    })
  })
}
