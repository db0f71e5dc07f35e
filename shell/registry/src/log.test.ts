import { expect, it } from "vitest"
import "./log.js"

it.each(["stdout", "stderr"] as const)(
  "a line that cannot be written to %s does not end what serves",
  (stream) => {
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" })
    expect(() => process[stream].emit("error", full)).not.toThrow()
  },
)
