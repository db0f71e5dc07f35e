import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { dictionary } from "@zxcvbn-ts/language-common"

/** How many of the commonest passwords are refused, counting only those long enough to be chosen. */
const commonest = 5_000

const common = new Set(
  dictionary["passwords-common"]
    .filter((password) => password.length >= limits.passwordMin)
    .slice(0, commonest),
)
/** The list leaves these out, and people do choose them; longer than this they are nobody's habit. */
const oneCharacter = /^(.)\1{0,15}$/su

/** Which rule a new password breaks, as a sentence, or undefined. Letters' case does not matter. */
export function brokenPasswordRule(password: string): string | undefined {
  const length = [...password].length
  if (length < limits.passwordMin) return messages.passwordTooShort
  if (length > limits.passwordMax) return messages.passwordTooLong
  if (common.has(password.toLowerCase()) || oneCharacter.test(password))
    return messages.passwordTooCommon
  return undefined
}
