import { BasketIcon } from "@shop/ds"
import { useState } from "react"
import styles from "./product-picture.module.css"

interface Props {
  src: string | undefined
  alt: string
  /** In view when the page opens: fetch it first. */
  eager?: boolean
}

/** A product's picture in a square of its own, or a basket where the picture cannot be had. */
export function ProductPicture({ src, alt, eager = false }: Props) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={styles.frame}>
      {src && failed !== src ? (
        <img
          className={styles.picture}
          src={src}
          alt={alt}
          width={480}
          height={480}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <BasketIcon className={styles.missing} role="img" aria-label={alt} />
      )}
    </span>
  )
}
