const sentence = (text: unknown) => (typeof text === "string" && text !== "" ? text : undefined)

/**
 * An answer with its sentence. Ours always has one; the specification only reads `message` and
 * `error`, so where another server gives one of them or none, both are there, and may be empty.
 */
export function worded<Answer>(answer: Answer): Answer {
  if (typeof answer !== "object" || answer === null || !("success" in answer)) return answer
  const { success, message, error } = answer as Record<string, unknown>
  const said = sentence(message) ?? sentence(error) ?? ""
  return { ...answer, message: said, ...(!success && { error: sentence(error) ?? said }) }
}
