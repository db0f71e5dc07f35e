/** Attributes and properties whose text a person reads or hears. */
const SPOKEN =
  /^(?:alt|title|label|placeholder|description|aria-(?:label|description|placeholder|roledescription|valuetext)|\w+Label)$/
const HAS_LETTER = /\p{L}/u

/**
 * The text that an expression writes on the screen as it stands, if any: all branches count.
 * @param {any} node
 * @returns {string[]}
 */
function literals(node) {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : []
    case "TemplateLiteral":
      return node.quasis.map((/** @type {any} */ quasi) => quasi.value.cooked)
    case "ConditionalExpression":
      return [...literals(node.consequent), ...literals(node.alternate)]
    case "LogicalExpression":
      return [...literals(node.left), ...literals(node.right)]
    case "BinaryExpression":
      return node.operator === "+" ? [...literals(node.left), ...literals(node.right)] : []
    case "JSXExpressionContainer":
      return literals(node.expression)
    default:
      return []
  }
}

/**
 * What people read stands in message files, in every language, and never in a component.
 * @type {import("eslint").Rule.RuleModule}
 */
export const noLiteralText = {
  meta: {
    type: "problem",
    messages: { literal: "“{{text}}” is a text for people: it belongs in src/messages." },
  },
  create(context) {
    /** @param {any} node @param {string[]} texts */
    function check(node, texts) {
      const text = texts.find((one) => HAS_LETTER.test(one))
      if (text) context.report({ node, messageId: "literal", data: { text: text.trim() } })
    }
    return {
      /** @param {any} node */
      JSXText: (node) => check(node, [node.value]),
      /** @param {any} node */
      JSXExpressionContainer(node) {
        if (node.parent.type !== "JSXAttribute") check(node, literals(node))
      },
      /** @param {any} node */
      JSXAttribute(node) {
        const name = node.name.name
        if (typeof name === "string" && SPOKEN.test(name)) check(node, literals(node.value))
      },
      /** @param {any} node */
      "CallExpression[callee.object.name='notify']"(node) {
        check(node, literals(node.arguments[0]))
      },
    }
  },
}
