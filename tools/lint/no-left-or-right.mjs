const sided = [
  /^-?(scroll-)?[mp][lr]-/,
  /^-?(left|right)-(\d|px|auto|full|\[|\()/,
  /^(text|float|clear)-(left|right)$/,
  /^rounded-([lr]|tl|tr|bl|br)(-|$)/,
  /^border-[lr](-|$)/,
];

/**
 * The utility of a class such as `md:hover:-ml-2!`, without variants and marks.
 * @param {string} word
 */
const utilityOf = (word) => word.slice(word.lastIndexOf(":") + 1).replace(/^!|!$/g, "");

/**
 * Refuses classes that name the left or the right, because half of the world reads the other way round.
 * @type {import("./rule").Rule}
 */
export const noLeftOrRight = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      sided:
        "{{word}} does not turn in right-to-left languages. Use the start and end form (ms-, pe-, start-, text-end …).",
    },
  },
  create(context) {
    /** @param {any} node @param {unknown} text */
    const check = (node, text) => {
      if (typeof text !== "string") return;
      const word = text.split(/\s+/).find((word) => sided.some((pattern) => pattern.test(utilityOf(word))));
      if (word !== undefined) context.report({ node, messageId: "sided", data: { word } });
    };
    return {
      /** @param {any} node */
      Literal: (node) => check(node, node.value),
      /** @param {any} node */
      TemplateElement: (node) => check(node, node.value.cooked),
    };
  },
};
