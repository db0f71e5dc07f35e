import { PassThrough, type Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { paginateListObjectsV2, S3 } from "@aws-sdk/client-s3"
import { bucket } from "../uploads/file-provider"
import { isPictureName, type PictureStore } from "./picture-store"
import { Unusable } from "./unusable"

/** The folder of the bucket that pictures are in, see `pictureFile`. */
const FOLDER = "pictures/"

/** Nobody waits for one of its thousands of requests, and one that fails for good ends the backup. */
const ATTEMPTS = 5
const ANSWER_PATIENCE = 60_000

/** The pictures in the object store that `S3_URL` names, reached as the shop itself reaches it. */
export function bucketStore(url: URL): PictureStore {
  const { options } = bucket(url)
  const { requestHandler, ...additional } = options.additional_client_config
  const client = new S3({
    endpoint: options.endpoint,
    region: options.region ?? "us-east-1",
    credentials: {
      accessKeyId: options.access_key_id,
      secretAccessKey: options.secret_access_key,
    },
    ...additional,
    maxAttempts: ATTEMPTS,
    requestHandler: { ...requestHandler, requestTimeout: ANSWER_PATIENCE },
  })
  const place = (name: string) => ({ Bucket: options.bucket, Key: FOLDER + name })

  return {
    async names() {
      const names: string[] = []
      const pages = paginateListObjectsV2({ client }, { Bucket: options.bucket, Prefix: FOLDER })
      try {
        for await (const { Contents = [] } of pages)
          names.push(...Contents.map(({ Key = "" }) => Key.slice(FOLDER.length)))
      } catch (error) {
        if (error instanceof Error && error.name === "AccessDenied")
          throw mayNotList(options.bucket)
        throw error
      }
      return names.filter(isPictureName).sort()
    },
    async open(name) {
      try {
        const { ContentLength, Body } = await client.getObject(place(name))
        return { size: ContentLength ?? 0, content: Body as Readable }
      } catch (error) {
        if (error instanceof Error && error.name === "NoSuchKey") return undefined
        throw error
      }
    },
    take(name) {
      // A picture is small, as the shop has encoded it, and an object has no half-written state.
      const sink = new PassThrough()
      const content = buffer(sink)
      const keep = async () => {
        await client.putObject({
          ...place(name),
          Body: await content,
          ContentType: "image/webp",
          CacheControl: options.cache_control,
        })
      }
      return Promise.resolve({ sink, keep })
    },
  }
}

const mayNotList = (name: string) =>
  new Unusable(
    `The key in S3_URL may not list what is in the bucket ${name}: give it that right (s3:ListBucket).`,
  )
