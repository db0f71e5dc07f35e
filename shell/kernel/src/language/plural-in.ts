import type { Language } from "@shop/api/language"

/** A text in the forms that a language tells apart by number; `other` always is one of them. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * What chooses among the forms of a text by a language's own rules; for message files:
 *
 *     const plural = pluralIn("hi")
 *     count: (count: number) => plural(count, { one: `${count} चीज़`, other: `${count} चीज़ें` })
 */
export function pluralIn(language: Language): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}
