import { Linter } from "eslint"
import { expect, it } from "vitest"
import { noLiteralText } from "./no-literal-text.mjs"

/** @param {string} code */
function complaintsOf(code) {
  return new Linter().verify(code, {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { shop: { rules: { "no-literal-text": noLiteralText } } },
    rules: { "shop/no-literal-text": "error" },
  })
}

it.each([
  "<p>Add to cart</p>",
  "<p>जोड़ें</p>",
  '<p>{"Add"}</p>',
  "<p>{`${count} items`}</p>",
  '<p>{isOpen ? "Close" : texts.open}</p>',
  '<p>{count + " items"}</p>',
  '<img alt="Apples" />',
  '<button aria-label="Close" />',
  '<Dialog closeLabel={isOpen ? "Close" : undefined} />',
  'notify.error("Something went wrong.")',
])("a component that says %s itself is refused", (code) => {
  expect(complaintsOf(code)).toHaveLength(1)
})

it.each([
  "<p>{texts.add}</p>",
  '<p className="box" id={`price-${id}`}>{price} · {4.5}/5</p>',
  '<img alt="" />',
  '<Card padding="lg" title={texts.title} />',
  "notify.error(texts.failed)",
])("%s says nothing of its own", (code) => {
  expect(complaintsOf(code)).toEqual([])
})
