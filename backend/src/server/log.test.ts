import { expect, it } from "vitest"
import "./log"

it.each(["stdout", "stderr"] as const)(
  "a line that cannot be written to %s does not end the shop",
  (stream) => {
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" })
    expect(() => process[stream].emit("error", full)).not.toThrow()
  },
)
