import { readdirSync } from "node:fs";

const folders = readdirSync(new URL("../../task-types/", import.meta.url), { withFileTypes: true });
/** Each task type is a folder. */
const taskTypes = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);

/** @param {any} node the name a value is read by, as in `project.taskType` */
const nameOf = (node) => {
  if (node.type === "ChainExpression") return nameOf(node.expression);
  if (node.type === "Identifier") return node.name;
  return node.type === "MemberExpression" && !node.computed ? node.property.name : "";
};

const equalities = ["===", "!==", "==", "!="];

/**
 * Refuses to ask which task type something is: what differs between types is said by the types, in their declarations,
 * rules and views.
 * @type {import("./rule").Rule}
 */
export const noTaskTypeComparison = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      compared:
        "A new task type would not be met here. Ask for the property that matters, and let each type's declaration say it.",
    },
  },
  create(context) {
    /** @param {any} node @param {any[]} sides */
    const check = (node, sides) => {
      const names = sides.map(nameOf);
      const isOfItem = names.includes("type") && sides.some(({ value }) => taskTypes.includes(value));
      if (names.includes("taskType") || isOfItem) context.report({ node, messageId: "compared" });
    };
    return {
      /** @param {any} node */
      BinaryExpression: (node) => {
        if (equalities.includes(node.operator)) check(node, [node.left, node.right]);
      },
      /** @param {any} node */
      SwitchStatement: (node) => check(node, [node.discriminant]),
    };
  },
};
