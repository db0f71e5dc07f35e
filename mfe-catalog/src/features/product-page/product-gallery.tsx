import { ZoomInIcon } from "@shop/ds"
import { useState } from "react"
import { useMessages } from "../../messages"
import { ProductPicture } from "../../shared/product-picture/product-picture"
import { PictureZoom } from "./picture-zoom"
import styles from "./product-gallery.module.css"

interface Props {
  images: readonly string[]
  /** The product's, read out for the picture shown. */
  name: string
}

/** One picture large, larger still at a press, and all as thumbnails to choose from. */
export function ProductGallery({ images, name }: Props) {
  const { product: texts } = useMessages()
  const [selected, setSelected] = useState(0)
  const [isEnlarged, setIsEnlarged] = useState(false)
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <ProductPicture src={images[selected]} alt={name} eager />
        {images.length > 0 ? (
          <button
            type="button"
            className={styles.enlarge}
            aria-label={texts.zoom.open(name)}
            onClick={() => setIsEnlarged(true)}
          >
            <ZoomInIcon aria-hidden="true" />
          </button>
        ) : null}
      </div>
      {images.length > 1 ? (
        <div role="group" aria-label={texts.pictures} className={styles.thumbnails}>
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              className={styles.thumbnail}
              aria-label={texts.picture(index + 1, images.length)}
              aria-pressed={index === selected}
              onClick={() => setSelected(index)}
            >
              <ProductPicture src={image} alt="" />
            </button>
          ))}
        </div>
      ) : null}
      <PictureZoom
        images={images}
        name={name}
        selected={selected}
        onSelect={setSelected}
        open={isEnlarged}
        onOpenChange={setIsEnlarged}
      />
    </div>
  )
}
