/** Marks the button that takes a line out of the cart whose product sold out. */
export const soldOutMend = { "data-mend": "sold-out" }

/** Gives the first such button the focus: its own words say what is wrong. @returns whether there is one */
export function leadToSoldOut(): boolean {
  const mend = document.querySelector<HTMLElement>("[data-mend='sold-out']")
  mend?.focus()
  return mend !== null
}
