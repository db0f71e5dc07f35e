/** The names of the custom properties that the loaded style sheets declare and that begin so. */
export function tokenNames(prefix: string): string[] {
  const names = new Set<string>()
  for (const sheet of document.styleSheets) collect(sheet.cssRules, prefix, names)
  return [...names]
}

function collect(rules: CSSRuleList, prefix: string, names: Set<string>) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      for (const property of rule.style) if (property.startsWith(prefix)) names.add(property)
    }
    if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList, prefix, names)
  }
}
