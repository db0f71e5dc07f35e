import { useEffect, useState } from "react"
import styles from "./staging.module.css"

interface Outline {
  key: string
  label: string
  box: DOMRect
}

const EVERY_MS = 500
const HUES = 360

const hueOf = (name: string) =>
  [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % HUES, 7)

/** Where the parts of micro-frontends are on screen now; their own elements take no part in the layout. */
function findOutlines(): Outline[] {
  return [...document.querySelectorAll<HTMLElement>("[data-mfe]")].map((part, index) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    const { mfe = "", mfeModule = "" } = part.dataset
    return { key: `${index}`, label: `${mfe} ${mfeModule}`, box: range.getBoundingClientRect() }
  })
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
        const color = `hsl(${hueOf(label.split(" ")[0] ?? "")} 80% 35%)`
        const { left, top, width, height } = box
        return (
          <div
            key={key}
            className={styles.outline}
            style={{ left, top, width, height, borderColor: color }}
          >
            <span className={styles.owner} style={{ backgroundColor: color }}>
              {label}
            </span>
          </div>
        )
      })}
    </div>
  )
}
