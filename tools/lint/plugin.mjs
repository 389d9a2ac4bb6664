import { noLeftOrRight } from "./no-left-or-right.mjs";
import { noModulePath } from "./no-module-path.mjs";
import { noTaskTypeComparison } from "./no-task-type-comparison.mjs";
import { noVisibleText } from "./no-visible-text.mjs";

/** The rules of this project that no linter brings. */
export default {
  meta: { name: "touchstone" },
  rules: {
    "no-left-or-right": noLeftOrRight,
    "no-module-path": noModulePath,
    "no-task-type-comparison": noTaskTypeComparison,
    "no-visible-text": noVisibleText,
  },
};
