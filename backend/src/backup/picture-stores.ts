import { join } from "node:path"
import { env } from "../server/env"
import { bucketStore } from "./bucket-store"
import type { PicturePlace } from "./manifest"
import { picturesIn, type PictureStore } from "./picture-store"

/** All places where this shop has pictures: its own folder, and an object store if it uses one. */
export function pictureStores(): Readonly<Partial<Record<PicturePlace, PictureStore>>> {
  const { S3_URL } = process.env
  return {
    uploads: picturesIn(join(env().localDir, "uploads")),
    ...(S3_URL && { bucket: bucketStore(new URL(S3_URL)) }),
  }
}
