const newer = ["dirname", "filename"];

/**
 * Refuses `import.meta.dirname` and `import.meta.filename`, which the oldest Node that runs this does not have.
 * @type {import("./rule").Rule}
 */
export const noModulePath = {
  meta: {
    type: "problem",
    schema: [],
    messages: { newer: "Node 20.9 has import.meta.url only." },
  },
  create(context) {
    return {
      MemberExpression(node) {
        if (node.object.type !== "MetaProperty" || node.property.type !== "Identifier") return;
        if (newer.includes(node.property.name)) context.report({ node, messageId: "newer" });
      },
    };
  },
};
