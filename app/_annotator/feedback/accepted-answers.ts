import type { Feedback } from "@/server/domain/assignment/contracts";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import { printedValue } from "../scale-input/printed-value";
import { isTyped } from "../scale-input/scale-cell";

/** Accepted values as they are read: listed, or as a range where the scale has too many values to list. */
export function acceptedAnswers(
  scale: ShownScale,
  accepted: Feedback["accepted"],
  notApplicable: string,
): string {
  const printed = accepted.map((value) => {
    if (typeof value === "number") return printedValue(value);
    return value === "NA" ? notApplicable : value;
  });
  return isTyped(scale)
    ? printed.join("–")
    : new Intl.ListFormat("en-001", { type: "disjunction" }).format(printed);
}
