import { refusal } from "@shop/testing"
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { openScreen } from "../../test/open-screen"

// Typing without a pause between two keys.
const user = userEvent.setup({ delay: null })

const control = (label: string) =>
  screen.findByLabelText<HTMLInputElement & HTMLSelectElement>(label)

async function fill(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(await control(label))
    await user.type(await control(label), text)
  }
}

const typed = {
  "First name": "Asha",
  "Last name": "Verma",
  Phone: "9876543210",
  Street: " 12 MG Road ",
  City: "Kochi",
  "PIN code": "682001",
}

it("sends visitors to the cart", async () => {
  await openScreen("/add-address")
  await waitFor(() => expect(location.pathname).toBe("/cart"))
})

it("saves the address and goes back to the cart, where it can be chosen", async () => {
  const shop = await openScreen("/add-address", { signedIn: true, items: { prod_apples: 1 } })
  await fill(typed)
  await user.selectOptions(await control("State"), "Kerala")
  await user.click(screen.getByRole("button", { name: "Save Address" }))
  expect(await screen.findByRole("radio", { name: /Asha Verma/ })).toHaveProperty("checked", true)
  expect(location.pathname).toBe("/cart")
  expect(shop.state.addresses).toMatchObject([
    {
      firstName: "Asha",
      lastName: "Verma",
      email: "asha@example.com",
      phone: "9876543210",
      street: "12 MG Road",
      city: "Kochi",
      state: "Kerala",
      country: "India",
      zipCode: "682001",
    },
  ])
})

it("saves one address however often the button is pressed", async () => {
  const shop = await openScreen("/add-address", { signedIn: true })
  await fill(typed)
  const button = screen.getByRole("button", { name: "Save Address" })
  for (let press = 0; press < 5; press++) button.click()
  await waitFor(() => expect(location.pathname).toBe("/cart"))
  expect(shop.state.addresses).toHaveLength(1)
})

it("requires every field, knows what it can, and offers the 36 states of India", async () => {
  await openScreen("/add-address", { signedIn: true })
  const form = (await control("City")).form
  const controls = [...(form?.elements ?? [])].filter((each) => "required" in each)
  expect(controls.filter((each) => !each.required)).toEqual([])
  expect([(await control("Email address")).type, (await control("Phone")).type]).toEqual([
    "email",
    "tel",
  ])
  expect((await control("Email address")).value).toBe("asha@example.com")
  const state = await control("State")
  expect([state.value, state.options.length]).toEqual(["Uttar Pradesh", 36])
  expect([(await control("Country")).value, (await control("Country")).readOnly]).toEqual([
    "India",
    true,
  ])
})

it("keeps what was typed and says why when saving is refused", async () => {
  const shop = await openScreen("/add-address", { signedIn: true })
  shop.answer("address.add", () => refusal("Please enter a valid email address."))
  await fill(typed)
  await user.click(screen.getByRole("button", { name: "Save Address" }))
  expect((await screen.findByRole("alert")).textContent).toBe("Please enter a valid email address.")
  expect((await control("City")).value).toBe("Kochi")
})
