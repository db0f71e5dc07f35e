import type { Language } from "@shop/api/language"
import { en } from "./en.js"
import { hi } from "./hi.js"

/** The texts of heads in each language. */
export const textsIn: Record<Language, typeof en> = { en, hi }
