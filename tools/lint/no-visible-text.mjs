const spokenAttributes = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "label",
  "placeholder",
  "title",
];

/** @param {unknown} text */
const hasWords = (text) => typeof text === "string" && /\p{L}/u.test(text);

/**
 * Whether an expression can come out as a text that is written in the code.
 * @param {any} node
 * @returns {boolean}
 */
function writesWords(node) {
  switch (node?.type) {
    case "Literal":
      return hasWords(node.value);
    case "TemplateLiteral":
      return node.quasis.some((/** @type {any} */ quasi) => hasWords(quasi.value.cooked));
    case "ConditionalExpression":
      return writesWords(node.consequent) || writesWords(node.alternate);
    case "LogicalExpression":
      return writesWords(node.right);
    case "JSXExpressionContainer":
      return writesWords(node.expression);
    default:
      return false;
  }
}

/** Code of another language that stands in JSX is not text. @param {any} element */
const isCode = (element) => ["script", "style"].includes(element.openingElement?.name.name);

/**
 * Refuses words in JSX that a person would read or hear; they belong to the message catalogue. Punctuation may stay.
 * @type {import("./rule").Rule}
 */
export const noVisibleText = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      visible: "Words that people read come from the message catalogue (app/_messages), not from the code.",
    },
  },
  create(context) {
    /** @param {any} node */
    const refuse = (node) => context.report({ node, messageId: "visible" });
    return {
      /** @param {any} node */
      JSXText(node) {
        if (hasWords(node.value)) refuse(node);
      },
      /** @param {any} node */
      ":matches(JSXElement, JSXFragment) > JSXExpressionContainer"(node) {
        if (!isCode(node.parent) && writesWords(node)) refuse(node);
      },
      /** @param {any} node */
      JSXAttribute(node) {
        if (spokenAttributes.includes(node.name.name) && writesWords(node.value)) refuse(node);
      },
    };
  },
};
