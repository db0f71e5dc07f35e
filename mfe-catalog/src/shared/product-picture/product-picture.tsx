import { BasketIcon, languageOf } from "@shop/ds"
import { useState } from "react"
import { useMessages } from "../../messages"
import styles from "./product-picture.module.css"

interface Props {
  src: string | undefined
  /** Empty where the name stands beside it. */
  alt: string
  /** In view when the page opens: fetch it first. */
  eager?: boolean
}

/** A product's picture in a square of its own, or a basket where the picture cannot be had. */
export function ProductPicture({ src, alt, eager = false }: Props) {
  const { product: texts } = useMessages()
  const [failed, setFailed] = useState<string>()
  return (
    <span className={styles.frame}>
      {src && failed !== src ? (
        <img
          className={styles.picture}
          src={src}
          alt={alt}
          lang={languageOf(alt)}
          width={480}
          height={480}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={styles.missing}>
          <BasketIcon role={alt ? "img" : undefined} aria-label={alt} aria-hidden={!alt} />
          <span className={styles.note}>{texts.pictureMissing}</span>
        </span>
      )}
    </span>
  )
}
