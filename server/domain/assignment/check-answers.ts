import { isOnScale } from "@/server/domain/scale/is-on-scale";
import type { Answer, LeasedItem } from "./contracts";

export const answerRules = [
  "missing",
  "unknown_key",
  "duplicate",
  "off_scale",
  "not_applicable",
  "unknown_dimension",
] as const;

/** Why the answer to one item cannot be taken. `missing`: none, or none on one of the dimensions. */
export interface AnswerProblem {
  key: string;
  rule: (typeof answerRules)[number];
}

type AskedDimension = Pick<LeasedItem["dimensions"][number], "id" | "scale">;

/**
 * What keeps a submission from being taken: every item shown is answered exactly once, on every dimension, on its scale.
 * @param keys of the items shown.
 * @returns one problem an item and rule, in the order of the answers, what is missing last.
 */
export function checkAnswers(
  answers: readonly Answer[],
  keys: readonly string[],
  dimensions: readonly AskedDimension[],
): AnswerProblem[] {
  const missing = new Set(keys);
  const seen = new Set<string>();
  const problems: AnswerProblem[] = [];
  for (const { key, values } of answers) {
    if (!keys.includes(key)) problems.push({ key, rule: "unknown_key" });
    else if (seen.has(key)) problems.push({ key, rule: "duplicate" });
    else problems.push(...rulesBroken(values, dimensions).map((rule) => ({ key, rule })));
    seen.add(key);
    missing.delete(key);
  }
  return [...problems, ...[...missing].map((key) => ({ key, rule: "missing" as const }))];
}

function rulesBroken(
  values: Answer["values"],
  dimensions: readonly AskedDimension[],
): AnswerProblem["rule"][] {
  const broken = new Set<AnswerProblem["rule"]>();
  const asked = new Set(dimensions.map(({ id }) => id));
  if (Object.keys(values).some((id) => !asked.has(id))) broken.add("unknown_dimension");
  for (const { id, scale } of dimensions) {
    const value = Object.hasOwn(values, id) ? values[id] : undefined;
    if (value === undefined) broken.add("missing");
    else if (value === "NA") {
      if (!scale.notApplicable) broken.add("not_applicable");
    } else if (!isOnScale(scale, value)) broken.add("off_scale");
  }
  return [...broken];
}
