import { AddImageIcon, CloseIcon, IconButton } from "@shop/ds"
import { type ChangeEvent, useCallback, useRef } from "react"
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

/** One place for a picture: a file is chosen or dropped here, also in the stead of the one it shows. */
export function ImageSlot({ number, image, onChoose, onRemove }: ImageSlotProps) {
  const texts = useMessages().addProduct
  const input = useRef<HTMLInputElement>(null)

  function choose(event: ChangeEvent<HTMLInputElement>) {
    onChoose([...(event.target.files ?? [])])
    // So that the same file can be chosen again after it was removed.
    event.target.value = ""
  }

  return (
    <div className={styles.slot} data-free={image ? undefined : true}>
      {image ? (
        <Preview image={image} alt={texts.previewOf(number)} />
      ) : (
        <AddImageIcon aria-hidden="true" />
      )}
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept={imageTypes.join(",")}
        multiple
        aria-label={image ? texts.changeImage(number) : texts.chooseImage(number)}
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
            input.current?.focus()
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
