import { expect, it } from "vitest"
import { languageOfCookies } from "./language.js"

it.each([
  ["", "en"],
  ["a=b; shop_language=hi; c=d", "hi"],
  ["shop_language=hi", "hi"],
  ["shop_language=en", "en"],
  ["shop_language=xx", "en"],
  ['shop_language=<script>; shop_language="hi"', "en"],
  ["not_shop_language=hi", "en"],
])("the cookies %j ask for %s", (cookies, language) => {
  expect(languageOfCookies(cookies)).toBe(language)
})
