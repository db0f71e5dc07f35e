import { limits } from "@shop/api/client"
import { VisuallyHidden } from "@shop/ds"
import { useState } from "react"
import { useMessages } from "../../messages"
import { imageFault } from "./check-images"
import { ImageSlot, type ProductImage } from "./image-slot"
import styles from "./image-slots.module.css"

/** Four places for pictures; of several files chosen at once the others fill the free ones. */
export function ImageSlots({ images, onImagesChange }: ImageSlotsProps) {
  const texts = useMessages().addProduct
  const [fault, setFault] = useState<string>()
  const slots = Array.from(
    { length: Math.max(limits.images, images.length) },
    (_, index) => images[index],
  )

  function faultOf(file: File): string | undefined {
    const found = imageFault(file)
    if (found === "wrongType") return texts.imageWrongType(file.name)
    return found && texts.imageTooLarge(file.name)
  }

  function choose(index: number, files: readonly File[]) {
    const good = files.filter((file) => !faultOf(file))
    const isTaken = index < images.length
    const changed = images.map((image, each) => (each === index && good[0]) || image)
    const added = isTaken ? good.slice(1) : good
    // A product may have more from Medusa Admin.
    const free = Math.max(0, limits.images - images.length)
    const fault = files.map(faultOf).find(Boolean)
    setFault(fault ?? (added.length > free ? texts.imagesTooMany : undefined))
    onImagesChange([...changed, ...added.slice(0, free)])
  }

  function remove(index: number) {
    setFault(undefined)
    onImagesChange(images.filter((_, each) => each !== index))
  }

  return (
    <fieldset className={styles.slots} aria-describedby="images-hint">
      <legend className={styles.title}>{texts.images}</legend>
      <div className={styles.row}>
        {slots.map((image, index) => (
          <ImageSlot
            key={index}
            number={index + 1}
            image={image}
            onChoose={(files) => choose(index, files)}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <p id="images-hint" className={styles.hint}>
        {texts.imagesHint}
      </p>
      <VisuallyHidden role="status">
        {texts.imagesCount(images.length, limits.images)}
      </VisuallyHidden>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </fieldset>
  )
}

interface ImageSlotsProps {
  images: readonly ProductImage[]
  onImagesChange: (images: ProductImage[]) => void
}
