/** @typedef {import("./forms.mjs").Form} Form */

/** @typedef {Partial<Record<string, string>>} Values by name; one that is unset is absent */

/**
 * One setting. `fallback` is its value when nobody sets it: a text, or a function of the settings
 * above it in the table; without one it stays unset.
 * @typedef {object} Setting
 * @property {string} name
 * @property {string} doc
 * @property {Form} form
 * @property {string} example
 * @property {string | ((values: Values) => string)} [fallback]
 * @property {string} [fallbackSays] the fallback in words, where it is not a plain text
 * @property {true} [neededInProduction] the fallback exists outside production only
 * @property {true} [hidden] never repeated on the screen: it holds a secret
 */

/**
 * The setting's fallback in words.
 * @param {Setting} setting
 */
export const describeFallback = ({ fallback, fallbackSays }) => fallbackSays ?? String(fallback)
