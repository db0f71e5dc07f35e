import { refusal } from "@shop/testing"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { home, office } from "../../test/addresses"
import { openScreen } from "../../test/open-screen"

const open = () =>
  openScreen("/cart", {
    items: { prod_apples: 2 },
    signedIn: true,
    state: { addresses: [home, office] },
  })

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>("radio", { name })

async function askToDelete(name: string) {
  await userEvent.click(
    await screen.findByRole("button", { name: `Delete the address of ${name}` }),
  )
  return within(await screen.findByRole("dialog", { name: "Delete this address?" }))
}

it("leads from each address to its form", async () => {
  await open()
  const edit = await screen.findByRole("link", {
    name: "Edit the address of Ravi Verma, 1 Mall Road",
  })
  expect(edit.getAttribute("href")).toBe("/edit-address/addr_office")
})

it("deletes an address after a question that names it, and chooses the newest that is left", async () => {
  const shop = await open()
  await userEvent.click(await radio(/Asha Verma/))
  const dialog = await askToDelete("Asha Verma, 12 MG Road")
  expect(dialog.getByText("Asha Verma, 12 MG Road, Lucknow")).toBeTruthy()
  await userEvent.click(dialog.getByRole("button", { name: "Delete" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(shop.state.addresses).toEqual([office])
  expect(screen.queryByRole("radio", { name: /Asha Verma/ })).toBeNull()
  expect((await radio(/Ravi Verma/)).checked).toBe(true)
  const add = screen.getByRole("link", { name: "Add address" })
  await waitFor(() => expect(document.activeElement).toBe(add))
})

it("keeps it when the question is answered otherwise, and the keyboard where it was", async () => {
  const shop = await open()
  const dialog = await askToDelete("Asha Verma, 12 MG Road")
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Keep it"))
  await userEvent.click(dialog.getByRole("button", { name: "Keep it" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(shop.made.map(({ name }) => name)).not.toContain("address.delete")
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Delete"))
})

it("says why an address could not be deleted", async () => {
  const shop = await open()
  shop.answer("address.delete", () => refusal("There is no such address."))
  const dialog = await askToDelete("Asha Verma, 12 MG Road")
  await userEvent.click(dialog.getByRole("button", { name: "Delete" }))
  expect((await dialog.findByRole("alert")).textContent).toBe("There is no such address.")
})

it("chooses an address that was just added over one chosen before", async () => {
  const shop = await open()
  await userEvent.click(await radio(/Ravi Verma/))
  await userEvent.click(screen.getByRole("link", { name: "Add address" }))
  for (const [label, text] of Object.entries({
    Phone: "9876543210",
    Street: "3 New Lane",
    City: "Agra",
    "PIN code": "282001",
    "Last name": "Rao",
  })) {
    await userEvent.type(await screen.findByLabelText(label), text)
  }
  await userEvent.click(screen.getByRole("button", { name: "Save Address" }))
  expect((await radio(/Asha Rao/)).checked).toBe(true)
  expect(shop.state.addresses).toHaveLength(3)
})
