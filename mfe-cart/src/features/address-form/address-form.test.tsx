import { states } from "@shop/api/client"
import { chooseLanguage } from "@shop/kernel"
import { refusal } from "@shop/testing"
import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, onTestFinished } from "vitest"
import { home, office } from "../../test/addresses"
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

it("is found half filled after a reload, and anew once it was saved", async () => {
  const signedIn = { signedIn: true }
  await openScreen("/add-address", signedIn)
  await fill({ Street: "12 MG Road" })
  await user.selectOptions(await control("State"), "Kerala")
  const reload = () => {
    cleanup()
    return openScreen("/add-address", signedIn)
  }
  await reload()
  expect((await control("Street")).value).toBe("12 MG Road")
  expect((await control("State")).value).toBe("Kerala")
  await fill(typed)
  await user.click(screen.getByRole("button", { name: "Save Address" }))
  await waitFor(() => expect(location.pathname).toBe("/cart"))
  await reload()
  expect((await control("Street")).value).toBe("")
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
  const names = [...state.options].map(({ value }) => value)
  expect([names[0], names.at(-1), names]).toEqual(["Andhra Pradesh", "Puducherry", [...states]])
  expect([(await control("Country")).value, (await control("Country")).readOnly]).toEqual([
    "India",
    true,
  ])
})

it("names states and country in Hindi to whoever reads Hindi, and saves the names the shop knows", async () => {
  const shop = await openScreen("/add-address", { signedIn: true })
  await fill(typed)
  await act(() => chooseLanguage("hi"))
  onTestFinished(() => act(() => chooseLanguage("en")))
  const state = await control("राज्य")
  expect([state.value, state.selectedOptions[0]?.text]).toEqual(["Uttar Pradesh", "उत्तर प्रदेश"])
  expect([...state.options].filter(({ text }) => /[a-z]/i.test(text))).toEqual([])
  expect((await control("देश")).value).toBe("भारत")
  await user.selectOptions(state, "केरल")
  await user.click(screen.getByRole("button", { name: "पता सेव करें" }))
  await waitFor(() => expect(location.pathname).toBe("/cart"))
  expect(shop.state.addresses).toMatchObject([{ state: "Kerala", country: "India" }])
})

it("keeps what was typed and says why when saving is refused", async () => {
  const shop = await openScreen("/add-address", { signedIn: true })
  shop.answer("address.add", () => refusal("Please enter a valid email address."))
  await fill(typed)
  await user.click(screen.getByRole("button", { name: "Save Address" }))
  expect((await screen.findByRole("alert")).textContent).toBe("Please enter a valid email address.")
  expect((await control("City")).value).toBe("Kochi")
})

it("asks in each empty field for what is missing, and leads to the first", async () => {
  const shop = await openScreen("/add-address", { signedIn: true })
  await fill({ ...typed, City: " " })
  await user.click(screen.getByRole("button", { name: "Save Address" }))
  const city = await screen.findByRole("textbox", {
    name: "City",
    description: "Please fill in this field.",
  })
  expect(document.activeElement).toBe(city)
  expect(city.getAttribute("aria-invalid")).toBe("true")
  expect(shop.made.map(({ name }) => name)).not.toContain("address.add")
  // Before the field is left, so that the button does not move when it is pressed.
  await user.type(city, "Kochi")
  expect(city.getAttribute("aria-invalid")).toBeNull()
})

it("says of a phone number and a PIN code what they look like, and that they are unusual once they are left", async () => {
  await openScreen("/add-address", { signedIn: true })
  const described = (name: string, description: string) =>
    screen.findByRole("textbox", { name, description })
  await described("Phone", "10 digits, with or without +91")
  await described("PIN code", "6 digits, such as 226001")
  await fill({ Phone: "98765", "PIN code": "2260" })
  await user.tab()
  const unusual = [
    await described("Phone", "A phone number usually has 10 digits."),
    await described("PIN code", "A PIN code usually has 6 digits."),
  ]
  expect(unusual.map((field) => field.getAttribute("aria-invalid"))).toEqual([null, null])
  const said = screen.getByText("A phone number usually has 10 digits.").closest("[aria-live]")
  expect(said?.getAttribute("aria-live")).toBe("polite")
})

it("saves an unusual phone number and PIN code as they were typed", async () => {
  const shop = await openScreen("/add-address", { signedIn: true })
  await fill({ ...typed, Phone: " +44 20 7946 0958 ext. 7 ", "PIN code": "SW1A 1AA" })
  await user.keyboard("{Enter}")
  await waitFor(() => expect(location.pathname).toBe("/cart"))
  expect(shop.state.addresses).toMatchObject([
    { phone: "+44 20 7946 0958 ext. 7", zipCode: "SW1A 1AA" },
  ])
})

it("says what is unusual also where something else keeps the address from being saved", async () => {
  const shop = await openScreen("/add-address", { signedIn: true })
  await fill({ ...typed, City: " ", "PIN code": "2260" })
  await user.keyboard("{Enter}")
  expect(await screen.findByText("A PIN code usually has 6 digits.")).toBeTruthy()
  const wrong = [...document.querySelectorAll<HTMLInputElement>("[aria-invalid='true']")]
  expect(wrong.map(({ name }) => name)).toEqual(["city"])
  expect(shop.made.map(({ name }) => name)).not.toContain("address.add")
})

it("saves a phone number without the prefix it was written with", async () => {
  const shop = await openScreen("/add-address", { signedIn: true })
  await fill({ ...typed, Phone: "+91 98765-43210", "PIN code": "682 001" })
  expect((await control("Phone")).value).toBe("9876543210")
  await user.click(screen.getByRole("button", { name: "Save Address" }))
  await waitFor(() => expect(location.pathname).toBe("/cart"))
  expect(shop.state.addresses).toMatchObject([{ phone: "9876543210", zipCode: "682001" }])
})

it("can be filled in by the browser", async () => {
  await openScreen("/add-address", { signedIn: true })
  const form = (await control("City")).form
  const filled = [...(form?.elements ?? [])].flatMap((each) => each.getAttribute("autocomplete"))
  expect(filled.filter(Boolean)).toEqual([
    "shipping given-name",
    "shipping family-name",
    "shipping email",
    "shipping tel",
    "shipping street-address",
    "shipping address-level2",
    "shipping postal-code",
    "shipping address-level1",
    "shipping country-name",
  ])
})

it("changes a saved address and leaves the others alone", async () => {
  const shop = await openScreen("/edit-address/addr_office", {
    signedIn: true,
    state: { addresses: [home, { ...office }] },
  })
  expect((await control("First name")).value).toBe("Ravi")
  expect((await control("Street")).value).toBe("1 Mall Road")
  await fill({ City: "Kanpur" })
  await user.selectOptions(await control("State"), "Kerala")
  await user.click(screen.getByRole("button", { name: "Save Address" }))
  await waitFor(() => expect(location.pathname).toBe("/cart"))
  expect(shop.state.addresses).toEqual([home, { ...office, city: "Kanpur", state: "Kerala" }])
  expect(await screen.findByText(/Kanpur, Kerala/)).toBeTruthy()
})

it("says of an address that is not the shopper's that there is none", async () => {
  await openScreen("/edit-address/addr_other", { signedIn: true, state: { addresses: [home] } })
  expect(await screen.findByText("There is no such address.")).toBeTruthy()
  expect(screen.getByRole("link", { name: "Back to cart" }).getAttribute("href")).toBe("/cart")
})

it("sends visitors who would change one to the cart", async () => {
  await openScreen("/edit-address/addr_home")
  await waitFor(() => expect(location.pathname).toBe("/cart"))
})
