/** What the hashing process is asked: to hash a new password, or to check one against a stored hash. */
export interface HashWork {
  readonly password: string
  /** Base64 of scrypt's own format; without one the password is hashed. */
  readonly stored?: string
}

/** The new hash in base64, or whether the password fits. */
export type HashResult = string | boolean
