import { forLanguage } from "../language/for-language"

const day = forLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" }),
)
const relative = forLanguage((locale) => new Intl.RelativeTimeFormat(locale))

const units: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
]

/** An ISO time as a day: 5 Jan 2026, or 5 जन॰ 2026. */
export function formatDate(iso: string): string {
  return day().format(new Date(iso))
}

/** How long ago an ISO time was: '3 hours ago'. A clock that runs ahead reads '0 seconds ago'. */
export function formatRelative(iso: string): string {
  const age = Math.max(0, Math.floor((Date.now() - new Date(iso).getTime()) / 1000))
  const [unit, seconds] = units.find(([, size]) => age >= size) ?? ["second", 1]
  return relative().format(-Math.floor(age / seconds), unit)
}
