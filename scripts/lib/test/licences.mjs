/** Licences under which a package may be part of a shop that earns money, without opening its source. */
const allowed = new Set([
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "BSD-3-Clause-Clear"],
  ...["CC-BY-3.0", "CC-BY-4.0", "CC0-1.0", "ISC", "MIT", "MIT-0", "OFL-1.1", "PostgreSQL"],
  ...["Python-2.0", "Unicode-3.0", "Unlicense", "WTFPL", "Zlib"],
  // Changes to the package's own files would have to be published; we make none.
  "MPL-2.0",
  // The image library that sharp loads at run time, unchanged and replaceable.
  "LGPL-3.0-or-later",
])

/**
 * Packages that forgot to name their licence, and what their source says.
 * @type {Partial<Record<string, string>>}
 */
export const knownLicences = {
  // Part of https://github.com/medusajs/medusa, whose LICENSE is MIT.
  "@medusajs/admin-bundler": "MIT",
  "@medusajs/admin-sdk": "MIT",
  "@medusajs/admin-shared": "MIT",
  "@medusajs/admin-vite-plugin": "MIT",
}

/**
 * Reads an SPDX expression: with OR one licence must allow it, with AND all of them.
 * @param {string} expression such as '(MIT OR GPL-3.0-only)' or 'Apache-2.0 AND MIT'
 * @returns {boolean}
 */
export function allowsCommercialUse(expression) {
  const inner = /^\(([^()]*)\)$/.exec(expression.trim())?.[1] ?? expression.trim()
  const innermost = /\(([^()]*)\)/.exec(inner)
  if (innermost) {
    const verdict = allowsCommercialUse(String(innermost[1])) ? "MIT" : "Refused"
    return allowsCommercialUse(inner.replace(innermost[0], verdict))
  }
  return inner
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((licence) => allowed.has(licence.trim())))
}
