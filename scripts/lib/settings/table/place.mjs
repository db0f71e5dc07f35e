import * as form from "../forms.mjs"
import { pathToFileURL } from "node:url"

/**
 * What this copy of the shop is for, and where it keeps and finds things.
 * @type {readonly import("../setting.mjs").Setting[]}
 */
export const placeSettings = [
  {
    name: "STAGE",
    doc: "What this shop is for. In production there is no sandbox, no demo sign-in and no generated secret.",
    form: form.oneOf("development", "staging", "production"),
    example: "production",
    fallback: "development",
  },
  {
    name: "PORT_BASE",
    doc: "The storefront's port; the other processes use ports up to 30 above it. Another base lets a second copy run beside the first.",
    form: form.wholeNumber(1, 65_505),
    example: "9000",
    fallback: "8000",
  },
  {
    name: "LOCAL_DIR",
    doc: "All local state: database, uploads, mails, logs, generated secrets. A relative path starts at the repository.",
    form: form.folder,
    example: "/srv/shop",
    fallback: ".local",
  },
  {
    name: "PUBLIC_URL",
    doc: "The storefront as the world sees it. Decides Secure cookies, allowed origins and the links in mails.",
    form: form.origin,
    example: "https://shop.example.com",
    fallback: ({ PORT_BASE }) => `http://localhost:${PORT_BASE}`,
    fallbackSays: "http://localhost:PORT_BASE",
    neededInProduction: true,
  },
  {
    name: "DATABASE_URL",
    doc: "Any Postgres from version 15 on.",
    form: form.postgresUrl,
    example: "postgres://shop:secret@db.example.com:5432/shop",
    fallbackSays: "the embedded Postgres, in LOCAL_DIR",
    hidden: true,
  },
  {
    name: "REDIS_URL",
    doc: "What several backend processes share. With it a worker runs beside the servers, for mails and jobs.",
    form: form.url("redis or rediss", "the address of a Redis server"),
    example: "redis://127.0.0.1:6379",
    fallbackSays: "none: everything in one process",
    hidden: true,
  },
  {
    name: "BACKEND_PROCESSES",
    doc: "Server processes of the backend; more than one needs REDIS_URL.",
    form: form.wholeNumber(1, 9),
    example: "2",
    fallback: "1",
  },
  {
    name: "MFE_REGISTRY_URL",
    doc: "Where the shell learns which micro-frontends exist.",
    form: form.url("http or https or file", "the address of a registry"),
    example: "https://cdn.example.com/mfe/registry.json",
    fallback: ({ LOCAL_DIR }) => pathToFileURL(`${LOCAL_DIR}/mfe/registry.json`).href,
    fallbackSays: "the local registry, in LOCAL_DIR",
  },
  {
    name: "SEED",
    doc: "What a new shop starts with: the demo shop, nothing, or so many generated products.",
    form: form.seedAmount,
    example: "200",
    fallback: ({ STAGE }) => (STAGE === "production" ? "none" : "demo"),
    fallbackSays: "demo (in production: none)",
  },
]
