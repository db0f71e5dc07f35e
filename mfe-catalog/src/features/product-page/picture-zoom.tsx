import { ChevronLeftIcon, ChevronRightIcon, Dialog, IconButton, languageOf } from "@shop/ds"
import { type MouseEvent, useLayoutEffect, useRef, useState } from "react"
import { useMessages } from "../../messages"
import { ProductPicture } from "../../shared/product-picture/product-picture"
import styles from "./picture-zoom.module.css"

interface Props {
  images: readonly string[]
  name: string
  /** Which picture is shown. */
  selected: number
  onSelect: (index: number) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The part of the picture, from 0 to 1 in both directions, that shall be in the middle. */
interface Spot {
  x: number
  y: number
}

const middle: Spot = { x: 0.5, y: 0.5 }

/**
 * The pictures as large as the screen, and closer still by a press on a spot of one. Closer, a finger
 * or the arrow keys move over it.
 */
export function PictureZoom({ images, name, selected, onSelect, open, onOpenChange }: Props) {
  const { product: texts } = useMessages()
  const [spot, setSpot] = useState<Spot>()
  const frame = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const { current } = frame
    if (!current || !spot) return
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current
    current.scrollLeft = spot.x * scrollWidth - clientWidth / 2
    current.scrollTop = spot.y * scrollHeight - clientHeight / 2
  }, [spot])

  function toggle(event: MouseEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    // A press by the keyboard has no place.
    const pressed = event.detail > 0 && box.width > 0
    const at = pressed
      ? { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
      : middle
    setSpot((current) => (current ? undefined : at))
  }

  function step(by: number) {
    setSpot(undefined)
    onSelect((selected + by + images.length) % images.length)
  }

  function openOrClose(next: boolean) {
    setSpot(undefined)
    onOpenChange(next)
  }

  const position = texts.picture(selected + 1, images.length)
  return (
    <Dialog
      open={open}
      onOpenChange={openOrClose}
      title={
        <bdi lang={languageOf(name)} className={styles.title}>
          {name}
        </bdi>
      }
      closeLabel={texts.zoom.close}
      className={styles.sheet}
    >
      <div ref={frame} className={styles.frame}>
        <button
          type="button"
          className={spot ? `${styles.spot} ${styles.closer}` : styles.spot}
          aria-label={spot ? texts.zoom.farther : texts.zoom.closer}
          onClick={toggle}
        >
          <ProductPicture src={images[selected]} alt={position} eager />
        </button>
      </div>
      {images.length > 1 ? (
        <div className={styles.controls}>
          <IconButton label={texts.zoom.previous} onClick={() => step(-1)}>
            <ChevronLeftIcon aria-hidden="true" />
          </IconButton>
          <p role="status">{position}</p>
          <IconButton label={texts.zoom.next} onClick={() => step(1)}>
            <ChevronRightIcon aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
    </Dialog>
  )
}
