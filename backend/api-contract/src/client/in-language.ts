import { FetchError } from "@medusajs/js-sdk"

/** Any server may answer, also one that is not ours: then nothing here is a sentence. */
function hasSentence(answer: unknown): answer is { message: string; error?: unknown } {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "message" in answer &&
    typeof answer.message === "string"
  )
}

/** The answer with its sentences translated; so is the sentence of a rejection. */
export async function inLanguage<Answer>(
  answered: Promise<Answer>,
  translate: (sentence: string) => string,
): Promise<Answer> {
  try {
    const answer = await answered
    if (!hasSentence(answer)) return answer
    const { message, error } = answer
    return {
      ...answer,
      message: translate(message),
      ...(typeof error === "string" && { error: translate(error) }),
    }
  } catch (error) {
    if (error instanceof FetchError) error.message = translate(error.message)
    throw error
  }
}
