import type { Language } from "@shop/api/language"
import { en } from "./en.js"
import { hi } from "./hi.js"

/** The kernel's texts, for heads of pages: what a category is called stands once. */
export const kernelTextsIn: Record<Language, typeof en> = { en, hi }
