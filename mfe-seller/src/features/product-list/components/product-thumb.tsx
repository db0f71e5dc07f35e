import { PackageIcon } from "@shop/ds"
import { useState } from "react"
import styles from "./product-thumb.module.css"

/** A product's small picture beside its name, or a parcel where the picture cannot be had. */
export function ProductThumb({ src }: { src: string | undefined }) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) {
    return (
      <span className={styles.thumb}>
        <PackageIcon aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      className={styles.thumb}
      src={src}
      alt=""
      width="56"
      height="56"
      loading="lazy"
      onError={() => setFailed(src)}
    />
  )
}
