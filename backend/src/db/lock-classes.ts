/** Numbers of our advisory locks in the database, each for one use; others go by the hash of a name. */
export const lockClasses = {
  /** With a product's switch as the second key (`switch-guard.ts`). */
  switch: 5411,
  /** The sweep of orders, in one process at a time. */
  sweep: 5412,
  /** Taken for as long as a restore's transaction lasts, so that two never meet. */
  restore: 7_305_211,
} as const
