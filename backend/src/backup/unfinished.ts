import { randomBytes } from "node:crypto"

/** What a backup's file is called while it is written: no two backups write into one file. */
export const unfinishedName = (file: string) =>
  `${file}.${randomBytes(6).toString("hex")}.unfinished`
