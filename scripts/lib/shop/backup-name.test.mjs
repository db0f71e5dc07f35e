import { expect, it } from "vitest"
import { backupName } from "./backup-name.mjs"

const moment = new Date("2026-11-22T00:00:00.500Z")

it("says when a backup began, in an order that names are listed in", () => {
  expect(backupName(moment)).toMatch(/^shop-2026-11-22T00-00-00Z-\w+\.tar\.gz$/)
  expect(backupName(moment) < backupName(new Date(+moment + 1000))).toBe(true)
})

it("differs for backups that begin at the same moment", () => {
  expect(backupName(moment)).not.toBe(backupName(moment))
})
