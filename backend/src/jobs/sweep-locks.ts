import { sweepLocks } from "../modules/stock-lock/lock-table"

/** A process that was killed leaves its locks; what has expired holds nobody up, but takes room. */
export default async function sweepExpiredLocks(): Promise<void> {
  await sweepLocks()
}

export const config = { name: "sweep-locks", schedule: "*/5 * * * *" }
