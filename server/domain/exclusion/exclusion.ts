import type { z } from "zod";
import type { exclusionRule } from "@/server/domain/policy/outcome-policies";
import type { ProjectState } from "@/server/domain/project/project";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";

/** How somebody came to be excluded: by a rule that was applied, or by an organizer's own decision. */
export const exclusionOrigins = ["rule", "by-hand"] as const;
export type ExclusionOrigin = (typeof exclusionOrigins)[number];

/** The rule by which somebody was excluded, as it is kept. */
export type StoredRule = z.infer<typeof exclusionRule>;

/** Whose work an exclusion ends: whoever may still work, or might be let go on. Nobody works in a closed project. */
const mayWork = new Set<AnnotatorState>(["qualifying", "working", "paused"]);

export function endsWork(state: AnnotatorState, project: ProjectState): boolean {
  return mayWork.has(state) && project !== "closed";
}
