import { type Language, locales } from "@shop/api/language"
import { en } from "./messages/en"
import { hi } from "./messages/hi"

/** How a mail speaks to one reader. */
export interface Speech {
  language: Language
  words: typeof en
  /** Whole paise as the shop writes amounts: `₹1,23,456.70`. */
  formatPaise: (paise: number) => string
  /** A moment as people in India read it. */
  formatMoment: (iso: string) => string
}

export const speechIn: Record<Language, Speech> = { en: speech("en", en), hi: speech("hi", hi) }

function speech(language: Language, words: typeof en): Speech {
  const locale = locales[language]
  const rupees = new Intl.NumberFormat(locale, { style: "currency", currency: "INR" })
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  })
  return {
    language,
    words,
    formatPaise: (paise) => rupees.format(paise / 100),
    formatMoment: (iso) => `${moment.format(new Date(iso))} IST`,
  }
}
