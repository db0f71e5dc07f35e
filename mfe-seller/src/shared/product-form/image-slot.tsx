import { AddImageIcon, CloseIcon, IconButton } from "@shop/ds"
import { type ChangeEvent, type DragEvent, useCallback, useRef } from "react"
import { useMessages } from "../../messages"
import { imageTypes } from "./check-images"
import styles from "./image-slots.module.css"

/** A picture of a product: a file that was chosen, or the address of one it has. */
export type ProductImage = File | string

/** Shows a chosen file; the browser may forget it once it is no longer shown. */
function FilePreview({ file, alt }: { file: File; alt: string }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      picture.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt={alt} className={styles.preview} />
}

function Preview({ image, alt }: { image: ProductImage; alt: string }) {
  if (typeof image !== "string") return <FilePreview file={image} alt={alt} />
  return <img src={image} alt={alt} className={styles.preview} />
}

/**
 * One place for a picture: a file is chosen or dropped here, also in the stead of the one it shows. A
 * button opens the dialog: a file input would say 'No file chosen', whatever picture stands here.
 */
export function ImageSlot({ number, image, onChoose, onRemove }: ImageSlotProps) {
  const texts = useMessages().addProduct
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)

  function choose(event: ChangeEvent<HTMLInputElement>) {
    onChoose([...(event.target.files ?? [])])
    // So that the same file can be chosen again after it was removed.
    event.target.value = ""
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    onChoose([...event.dataTransfer.files])
  }

  return (
    <div className={styles.slot} data-free={image ? undefined : true}>
      {image ? (
        <Preview image={image} alt={texts.previewOf(number)} />
      ) : (
        <AddImageIcon aria-hidden="true" />
      )}
      <button
        ref={button}
        type="button"
        className={styles.choose}
        aria-label={image ? texts.changeImage(number) : texts.chooseImage(number)}
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
      <input
        ref={input}
        hidden
        type="file"
        accept={imageTypes.join(",")}
        multiple
        onChange={choose}
      />
      {image ? (
        <IconButton
          tone="tinted"
          label={texts.removeImage(number)}
          className={styles.remove}
          onClick={() => {
            onRemove()
            // The pressed button goes with the last picture.
            button.current?.focus()
          }}
        >
          <CloseIcon aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  )
}

interface ImageSlotProps {
  number: number
  image: ProductImage | undefined
  onChoose: (files: File[]) => void
  onRemove: () => void
}
