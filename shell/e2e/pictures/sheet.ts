import type { Page } from "playwright-core"

/** A screen as it looked at one width in one colour scheme. */
export interface Picture {
  readonly picture: Buffer
  readonly scheme: string
  readonly width: number
}

/** How wide a picture stands on the sheet, in CSS pixels, by the width of its screen. */
const shown = (width: number) => Math.round(120 + width * 0.3)

/** All pictures of one screen beside each other, light above dark, as one small JPEG. */
export async function sheetOf(page: Page, pictures: readonly Picture[]): Promise<Buffer> {
  const rows = ["light", "dark"].map((scheme) => {
    const images = pictures
      .filter((one) => one.scheme === scheme)
      .map(
        ({ picture, width }) =>
          `<img width="${shown(width)}" src="data:image/jpeg;base64,${picture.toString("base64")}">`,
      )
    return `<p>${images.join("")}</p>`
  })
  const style =
    "body{margin:0;padding:8px;background:#888;width:max-content}" +
    "p{display:flex;gap:8px;align-items:flex-start;margin:0}p+p{margin-top:8px}"
  await page.setContent(`<style>${style}</style>${rows.join("")}`)
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  return page.locator("body").screenshot({ type: "jpeg", quality: 55 })
}
