import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import type { AssignmentKind, AssignmentState } from "@/server/domain/assignment/assignment";
import type { ItemReportsPolicy } from "@/server/domain/policy/policies";
import type { ProjectState } from "@/server/domain/project/project";

/** Why an item is not reported, or not skipped. */
const reportRefusals = ["off", "ended", "submitted", "not_work", "skips_used_up"] as const;
export type ReportRefusal = (typeof reportRefusals)[number];

interface Reporting {
  policy: ItemReportsPolicy;
  state: AnnotatorState;
  projectState: ProjectState;
  page: { kind: AssignmentKind; state: AssignmentState };
  /** Items that this person skipped so far, without this one. */
  skips: number;
}

const hasEnded = new Set<AnnotatorState>(["stopped", "failed", "paused"]);

/** Whether somebody may report an item of a page of theirs. Gold or not does not matter, since nobody can tell. */
export function mayReport(
  { policy, state, projectState, page, skips }: Reporting,
  skip: boolean,
): ReportRefusal | null {
  if (!policy.enabled) return "off";
  if (hasEnded.has(state) || projectState === "closed") return "ended";
  if (!skip) return null;
  if (page.kind !== "work") return "not_work";
  if (page.state === "submitted") return "submitted";
  return skips >= policy.skipsPerAnnotator ? "skips_used_up" : null;
}

/** How many items somebody may still skip. */
export const skipsLeft = ({ skipsPerAnnotator }: ItemReportsPolicy, skips: number): number =>
  Math.max(0, skipsPerAnnotator - skips);
