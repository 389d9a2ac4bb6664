import type { FieldProblems } from "@/server/domain/field-problems";
import { admissibleCount } from "./admissible-values";
import type { ScaleDraft } from "./scale";

/** Rounding of decimal steps: 0.05 added 200 times misses 10 by about 1e-14. */
const tiny = 1e-9;

/** More than this many values nobody can tell apart. */
const maxValues = 10_001;

/** What keeps a list of points from being a scale, by field: values ascend, and steps lead from each to the next. */
export function checkScale({ points, step }: ScaleDraft): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, point] of points.entries()) {
    const before = points[at - 1];
    if (before === undefined) continue;
    const field = `scale.points.${at}.value`;
    const steps = (point.value - before.value) / step;
    if (steps < tiny) problems[field] = { reason: "not_ascending", params: {} };
    else if (Math.abs(steps - Math.round(steps)) > tiny * Math.max(1, steps)) {
      problems[field] = { reason: "off_step", params: { step } };
    }
  }
  if (Object.keys(problems).length === 0 && admissibleCount({ points, step }) > maxValues) {
    problems["scale.step"] = { reason: "too_many_values", params: { maximum: maxValues } };
  }
  return problems;
}
