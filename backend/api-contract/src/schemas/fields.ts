import { z } from "zod"

/** Text that clients may also send as a number (OTP, phone, PIN code); always read as a string. */
export const textOrNumber = z.union([z.string(), z.number()]).transform(String)

/** A number that form clients send as text; whether it breaks a rule is decided later. */
export const numberOrText = z.union([z.number(), z.string().regex(/^\s*-?\d+(\.\d+)?\s*$/)])

/** Rupees with at most two decimals. */
export const rupees = z.number().meta({ description: "Rupees with at most two decimals." })

export const isoTime = z.string().meta({ description: "ISO 8601, UTC." })
