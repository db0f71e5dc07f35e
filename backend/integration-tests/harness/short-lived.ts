/**
 * Flags for Node processes that live for seconds, as those of tests do: Node 20 would spend a sixth of
 * their time on optimising code that is about to end, and on collecting a heap that has only begun to
 * grow. Later versions have other flags.
 */
export const shortLived = process.version.startsWith("v20.")
  ? ["--interrupt-budget=540000", "--initial-old-space-size=300"]
  : []
