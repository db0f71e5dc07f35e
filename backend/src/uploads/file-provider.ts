/** How long, in ms, the storage may take to take a connection, and to say anything on it. */
const CONNECT_PATIENCE = 2_000
const ANSWER_PATIENCE = 5_000

/**
 * Where Medusa's file module keeps pictures, exports and tables to import: with `S3_URL` in a bucket,
 * through Medusa's own provider; without it in `LOCAL_DIR`. Built before settings are checked, too.
 */
export function fileProvider(from: NodeJS.ProcessEnv) {
  return from.S3_URL ? bucket(new URL(from.S3_URL)) : folders(from)
}

/** As Medusa's provider takes it. */
export function bucket(url: URL) {
  return {
    resolve: "@medusajs/medusa/file-s3",
    id: "s3",
    options: {
      endpoint: url.origin,
      bucket: url.pathname.slice(1),
      region: url.searchParams.get("region"),
      file_url: url.searchParams.get("public"),
      access_key_id: decodeURIComponent(url.username),
      secret_access_key: decodeURIComponent(url.password),
      // Many storages refuse access lists; what everybody may read is a rule of the bucket.
      acl: false,
      cache_control: "public, max-age=31536000, immutable",
      additional_client_config: {
        // Every storage knows buckets by path; by host name not all.
        forcePathStyle: true,
        // Older storages do not know the checksums that newer clients add by themselves.
        requestChecksumCalculation: "WHEN_REQUIRED" as const,
        responseChecksumValidation: "WHEN_REQUIRED" as const,
        // A seller waits for this: twice, and not as long as the network would.
        maxAttempts: 2,
        requestHandler: {
          connectionTimeout: CONNECT_PATIENCE,
          requestTimeout: ANSWER_PATIENCE,
          throwOnRequestTimeout: true,
        },
      },
    },
  }
}

function folders({ LOCAL_DIR = ".local", PUBLIC_URL = "" }: NodeJS.ProcessEnv) {
  return {
    resolve: "@medusajs/medusa/file-local",
    id: "local",
    options: {
      upload_dir: `${LOCAL_DIR}/uploads`,
      // Exports and tables to import: the names of customers are not for the public.
      private_upload_dir: `${LOCAL_DIR}/private`,
      backend_url: `${PUBLIC_URL}/uploads`,
    },
  }
}
