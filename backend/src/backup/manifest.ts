/** What the layout of a backup file is called; a file of a higher number is not for this version. */
export const FORMAT = 2

/** The first part of a backup file: what it is a backup of. */
export interface Manifest {
  readonly format: number
  /** The moment whose data it holds, as ISO 8601. */
  readonly takenAt: string
  readonly shop: { readonly name: string; readonly version: string; readonly medusa: string }
  readonly postgres: string
  /**
   * All that were applied, by name, and which of them are our own modules'. Earlier versions wrote to
   * `own` what their build brought along, applied or not.
   */
  readonly migrations: { readonly own: readonly string[]; readonly applied: readonly string[] }
  readonly tables: readonly Table[]
  /** Format 1 left pictures of an object store where they were: `elsewhere`. */
  readonly pictures: "in the file" | "elsewhere"
  /** Where everybody read the pictures of the object store, without a trailing slash. */
  readonly picturesUrl?: string
}

export interface Table {
  readonly name: string
  /** Those that are stored; generated ones follow from them. */
  readonly columns: readonly string[]
}

/** Statements that make a database like the one that was backed up, in the order they are run. */
export interface Schema {
  readonly beforeRows: readonly string[]
  readonly afterRows: readonly string[]
}

/** The last part: of every table and picture, what arrived when all arrived. */
export type Checks = Readonly<Record<string, Check>>

export interface Check {
  readonly bytes: number
  readonly sha256: string
  /** Of tables only. */
  readonly rows?: number
}

/** Where a picture was, and goes back to: `LOCAL_DIR/uploads`, or the object store that `S3_URL` names. */
export const picturePlaces = ["uploads", "bucket"] as const
export type PicturePlace = (typeof picturePlaces)[number]

/** Names of the parts inside the file. A table comes in pieces, in their order. */
export const partNames = {
  manifest: "backup.json",
  schema: "schema.json",
  checks: "checks.json",
  table: (name: string) => `tables/${name}`,
  picture: (place: PicturePlace, name: string) => `${place}/${name}`,
}
