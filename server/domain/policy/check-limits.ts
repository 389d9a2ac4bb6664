import type { FieldProblems } from "@/server/domain/field-problems";
import type { ProjectSettings } from "@/server/domain/project/project";
import type { EligibilityPolicy } from "./policies";

/** Limits under which nobody could be given a page, by field. */
export function checkLimits(
  settings: Pick<ProjectSettings, "limits" | "composition" | "hitSize" | "payPerHitMinor">,
): FieldProblems {
  const { limits, composition, hitSize } = settings;
  const { itemsPerAnnotator, budgetMinor, opensAt, closesAt } = limits;
  const problems: FieldProblems = {};
  if (composition === "fixed" && itemsPerAnnotator !== null && itemsPerAnnotator < hitSize) {
    problems["settings.limits.itemsPerAnnotator"] = { reason: "less_than_hit", params: { hitSize } };
  }
  if (budgetMinor !== null && budgetMinor < (settings.payPerHitMinor ?? 0)) {
    problems["settings.limits.budgetMinor"] = { reason: "pays_no_hit", params: {} };
  }
  if (opensAt !== null && closesAt !== null && Date.parse(closesAt) <= Date.parse(opensAt)) {
    problems["settings.limits.closesAt"] = { reason: "before_opening", params: {} };
  }
  return problems;
}

/** Entries that a list of who may join has twice, by field. */
export function checkEligibilityLists({ eligibility }: { eligibility: EligibilityPolicy }): FieldProblems {
  const problems: FieldProblems = {};
  for (const name of ["countries", "languages", "notInProjects"] as const) {
    const list = eligibility[name];
    for (const [at, entry] of list.entries()) {
      if (list.indexOf(entry) === at) continue;
      problems[`settings.eligibility.${name}.${at}`] = { reason: "repeated", params: {} };
    }
  }
  return problems;
}
