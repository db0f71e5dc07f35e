import { useEffect, useState } from "react"
import styles from "./staging.module.css"

interface Outline {
  key: string
  label: string
  box: DOMRect
}

const EVERY_MS = 500
const HUES = 360
/** Heights in CSS pixels: of a part that its label would hide, and of a label. */
const SMALL = 120
const LABEL = 16

const hueOf = (name: string) =>
  [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % HUES, 7)

/** Whose it is, and of a fragment which: `cart mini-cart`, and for a page just `catalog`. */
const labelOf = ({ mfe = "", mfeModule = "" }: DOMStringMap) =>
  mfeModule === "./app" ? mfe : `${mfe} ${mfeModule.split("/").at(-1)}`

/**
 * Where the parts of micro-frontends are on screen now; their own elements take no part in the layout.
 * One that shows nothing at the moment is nowhere.
 */
function findOutlines(): Outline[] {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-mfe]")]
  const outlines = parts.map((part, index) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    const box = range.getBoundingClientRect()
    return { key: `${index}`, label: labelOf(part.dataset), box }
  })
  return outlines.filter(({ box }) => box.width > 0 && box.height > 0)
}

/** A small part's label stands above it, or would hide it; towards the middle, or it would be cut off. */
function placeOf({ top, height, left }: DOMRect): string | undefined {
  const side = left > innerWidth / 2 ? styles.atEnd : styles.atStart
  const isSmall = height < SMALL && top > LABEL
  return `${styles.owner} ${side} ${isSmall ? styles.above : styles.inside}`
}

/** Outlines who owns what on screen, above everything and in nobody's way. */
export function OwnersOverlay() {
  const [outlines, setOutlines] = useState<Outline[]>([])
  useEffect(() => {
    const look = () => setOutlines(findOutlines())
    const timer = setInterval(look, EVERY_MS)
    addEventListener("scroll", look, { passive: true })
    return () => {
      clearInterval(timer)
      removeEventListener("scroll", look)
    }
  }, [])
  return (
    <div className={styles.overlay} aria-hidden="true">
      {outlines.map(({ key, label, box }) => {
        const hue = hueOf(label.split(" ")[0] ?? "")
        const { left, top, width, height } = box
        return (
          <div
            key={key}
            className={styles.outline}
            style={{ left, top, width, height, borderColor: `hsl(${hue} 80% 50%)` }}
          >
            <span className={placeOf(box)} style={{ backgroundColor: `hsl(${hue} 80% 30%)` }}>
              {label}
            </span>
          </div>
        )
      })}
    </div>
  )
}
