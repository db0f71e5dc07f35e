import { z } from "zod"

const path = z.string().regex(/^\/[\w\-./:*]*$/, "a path starts with / , e.g. /products/*")
const exposed = z
  .string()
  .regex(/^\.\/[a-z0-9-/]+$/, "an exposed module, e.g. ./fragments/mini-cart")
const contractId = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+\/v\d+$/, "owner.what/v1, e.g. cart.mini-cart/v1")
const localized = z.strictObject({ en: z.string().min(1), hi: z.string().min(1).optional() })

/** One entry of the shell's menus. */
export const menuEntry = z.strictObject({
  path,
  label: localized,
  /** Smaller comes first. */
  order: z.number().default(100),
  /** `visitor`: only while no shopper is signed in; `shopper`: only while one is. */
  audience: z.enum(["everyone", "visitor", "shopper"]).default("everyone"),
  places: z.array(z.enum(["header", "profile"])).default(["header"]),
})

export const fragmentSchema = z.strictObject({
  id: contractId,
  module: exposed,
  slot: contractId,
  /** Smaller comes first in the slot. */
  order: z.number().default(100),
})

/** A place for other teams' fragments. `routes` are the pages that show it; without any, all may. */
const slotSchema = z.strictObject({ id: contractId, routes: z.array(path).default([]) })

/** The files of one exposed module, relative to the entry: preloading them saves waiting in line. */
export const moduleAssetsSchema = z.strictObject({
  js: z.array(z.string()),
  css: z.array(z.string()),
})

/** What a micro-frontend says of itself: the single source of its routes, menu, slots and fragments. */
export const manifestSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, "lower case with dashes, e.g. catalog"),
  version: z.string().regex(/^\d+\.\d+\.\d+$/, "three numbers, e.g. 1.4.0"),
  /** The team to call. */
  owner: z.string().min(1),
  /** Patterns of the router; `./app` draws every address that matches one. */
  routes: z.array(path).default([]),
  menu: z.array(menuEntry).default([]),
  /** Slots its screens offer to other teams: an id, or with it the pages that show the slot. */
  slots: z
    .array(z.union([contractId.transform((id) => ({ id, routes: [] as string[] })), slotSchema]))
    .default([]),
  /** Parts it attaches to slots. */
  fragments: z.array(fragmentSchema).default([]),
  /** Calls and slots without which it does not work. */
  needs: z
    .strictObject({
      calls: z.array(z.string()).default([]),
      slots: z.array(contractId).default([]),
    })
    .default({ calls: [], slots: [] }),
})

/** What a build writes beside its files, and a registry keeps: the manifest and the files by module. */
export const builtManifestSchema = manifestSchema.extend({
  assets: z.record(exposed, moduleAssetsSchema),
})

export type ModuleAssets = z.output<typeof moduleAssetsSchema>
export type BuiltManifest = z.output<typeof builtManifestSchema>
export type MenuEntry = z.output<typeof menuEntry>
export type Fragment = z.output<typeof fragmentSchema>
export type Manifest = z.output<typeof manifestSchema>
