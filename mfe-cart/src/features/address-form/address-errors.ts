import type { AddressFields } from "@shop/kernel"
import { phoneNumberOf, pinCodeOf } from "./indian-numbers"

/** What can be wrong with one field, by the name of its sentence. */
export type AddressFault = "required" | "emailInvalid"

/** What can be unusual about one, and right nevertheless, by the name of its sentence. */
export type AddressAdvice = "phoneUnusual" | "zipCodeUnusual"

/** Something, an @, something with a dot: what is certainly wrong. The server looks more closely. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with what stands in a field, or undefined where nothing is. */
export function faultOf(name: keyof AddressFields, text: string): AddressFault | undefined {
  if (text.trim() === "") return "required"
  if (name === "email" && !email.test(text.trim())) return "emailInvalid"
  return undefined
}

/** What is unusual about what stands in a field, or undefined where nothing is. */
export function adviceOf(name: keyof AddressFields, text: string): AddressAdvice | undefined {
  if (text.trim() === "") return undefined
  if (name === "phone" && !phoneNumberOf(text)) return "phoneUnusual"
  if (name === "zipCode" && !pinCodeOf(text)) return "zipCodeUnusual"
  return undefined
}

/** A field's text as it is saved: numbers without what people write around them. */
export function savedText(name: keyof AddressFields, text: string): string {
  if (name === "phone") return phoneNumberOf(text) ?? text.trim()
  if (name === "zipCode") return pinCodeOf(text) ?? text.trim()
  return text.trim()
}
