import { z } from "zod"

const path = z.string().regex(/^\/[\w\-./:*]*$/, "a path starts with / , e.g. /products/*")
const exposed = z
  .string()
  .regex(/^\.\/[a-z0-9-/]+$/, "an exposed module, e.g. ./fragments/mini-cart")
const contractId = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+\/v\d+$/, "owner.what/v1, e.g. cart.mini-cart/v1")
/** What a range may look like: `^1.4.0` (that or newer, same major), `~1.4.0` (same minor) or exactly `1.4.0`. */
const range = z.string().regex(/^[\^~]?\d+\.\d+\.\d+$/, "a range is ^1.0.0, ~1.0.0 or 1.0.0")
/** Names that would stand in the way of the registry's own addresses below /mfe/. */
const reserved = ["shell", "registry", "report", "inspector", "override"]
/** A text in each language; where there is no Hindi, the English stands for it. */
const localizedOf = (text: z.ZodString) => z.strictObject({ en: text, hi: text.optional() })
const localized = localizedOf(z.string().min(1))
/** The same, no longer than what it is for shows of it. */
const localizedUpTo = (most: number) =>
  localizedOf(z.string().min(1).max(most, `${most} characters at most are shown`))

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

/** What is served of a page before its code runs; without a title, the shop's name alone. */
const pageSchema = z.strictObject({
  title: localizedUpTo(60).optional(),
  description: localizedUpTo(160).optional(),
  /** One person's own: search engines shall skip it. */
  personal: z.boolean().default(false),
})

/** The files of one exposed module, relative to the entry: preloading them saves waiting in line. */
export const moduleAssetsSchema = z.strictObject({
  js: z.array(z.string()),
  css: z.array(z.string()),
})

/** What a micro-frontend says of itself: the single source of its routes, pages, menu, slots and fragments. */
export const manifestSchema = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,39}$/, "lower case with dashes, e.g. catalog")
      .refine((name) => !reserved.includes(name), "this name is the shell's own"),
    version: z.string().regex(/^\d+\.\d+\.\d+$/, "three numbers, e.g. 1.4.0"),
    /** The team to call. */
    owner: z.string().min(1, "name the team to call, e.g. Team Catalog"),
    /** Patterns of the router; `./app` draws every address that matches one. */
    routes: z.array(path).default([]),
    /** What search engines, shared links and browser tabs are told of its pages, by route. */
    pages: z.record(z.string(), pageSchema).default({}),
    menu: z.array(menuEntry).default([]),
    /** Slots its screens offer to other teams: an id, or with it the pages that show the slot. */
    slots: z
      .array(
        z.union(
          [contractId.transform((id) => ({ id, routes: [] as string[] })), slotSchema],
          "owner.what/v1, or that as id with routes",
        ),
      )
      .default([]),
    /** Parts it attaches to slots. */
    fragments: z.array(fragmentSchema).default([]),
    /** Without these it does not work; publishing checks that they are there, and that they stay. */
    needs: z
      .strictObject({
        /** The kernel's versions it was written against. */
        kernel: range.default("^1.0.0"),
        designSystem: range.default("^1.0.0"),
        /** Calls of `@shop/api`. */
        calls: z.array(z.string()).default([]),
        slots: z.array(contractId).default([]),
        /** Fragments of others. */
        fragments: z.array(contractId).default([]),
        /** Pages of others that it links to. */
        routes: z.array(path).default([]),
      })
      .prefault({}),
    /** Most kilobytes (1024 bytes, compressed) of script and style that a page or fragment may cost. */
    budget: z
      .strictObject({
        page: z.number().positive().max(150).default(60),
        fragment: z.number().positive().max(60).default(30),
      })
      .prefault({}),
  })
  .superRefine(({ routes, pages }, context) => {
    for (const route of Object.keys(pages).filter((one) => !routes.includes(one))) {
      const message = "it is none of the routes, write it as it stands there"
      context.addIssue({ code: "custom", path: ["pages", route], message })
    }
  })

/** What a build writes beside its files, and a registry keeps: the manifest and the files by module. */
export const builtManifestSchema = manifestSchema.safeExtend({
  assets: z.record(exposed, moduleAssetsSchema),
})

export type ModuleAssets = z.output<typeof moduleAssetsSchema>
export type BuiltManifest = z.output<typeof builtManifestSchema>
export type LocalizedText = z.output<typeof localized>
export type MenuEntry = z.output<typeof menuEntry>
export type Fragment = z.output<typeof fragmentSchema>
export type Manifest = z.output<typeof manifestSchema>
