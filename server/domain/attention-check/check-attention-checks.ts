import type { FieldProblems } from "@/server/domain/field-problems";
import type { AttentionChecksPolicy } from "./attention-check";

const path = "settings.attentionChecks";

/** The failures from which on somebody may be stopped: never the first one alone. */
const leastFailuresToStop = 2;

/** What keeps the rule about attention checks from ever applying, or from being fair, by field. */
export function checkAttentionChecks({
  attentionChecks: { action, checks, everyPages, failures, perAnnotator },
}: {
  attentionChecks: AttentionChecksPolicy;
}): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, { id }] of checks.entries()) {
    if (checks.findIndex((one) => one.id === id) < at) {
      problems[`${path}.checks.${at}.id`] = { reason: "repeated", params: {} };
    }
  }
  if (action === "stop" && failures < leastFailuresToStop) {
    problems[`${path}.failures`] = { reason: "too_small", params: { minimum: leastFailuresToStop } };
  } else if (everyPages !== null && action !== "none" && failures > perAnnotator) {
    problems[`${path}.failures`] = { reason: "too_large", params: { maximum: perAnnotator } };
  }
  return problems;
}
