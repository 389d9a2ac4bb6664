import type { TaskType } from "@/server/domain/task/task-types";
import type { ScaleDraft } from "@/server/domain/scale/scale";
import type { RuleName } from "@/server/stats/exclusion/exclusion-rule";
import { tasks } from "./tasks";

/** The rules by which annotators of a project can be left out: one about Not Applicable only where people can say so. */
export function offeredRules(
  taskType: TaskType,
  { notApplicable }: Pick<ScaleDraft, "notApplicable">,
): RuleName[] {
  return tasks[taskType].outcomes.exclusionRules.filter((name) => notApplicable || name !== "missing-share");
}
