import { z } from "zod"

/** What is wrong with a manifest, a sentence for each thing, with the place where it stands. */
export function manifestTroubles(error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const place = z.core.toDotPath(issue.path)
    if (issue.code !== "unrecognized_keys") return `${place || "It"} is wrong: ${issue.message}.`
    const keys = issue.keys.join(", ")
    const mend = "check the spelling, or leave it out"
    return `${place || "It"} has a key that is not known here, ${keys}: ${mend}.`
  })
}
