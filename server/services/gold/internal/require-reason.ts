import type { ProjectState } from "@/server/domain/project/project";
import { refuseProblems } from "@/server/domain/refuse-problems";

/**
 * Refuses a change of gold that annotators may have met, unless it says why it is made.
 * @throws DomainError `invalid_input` naming the field `reason`.
 */
export function requireReason({ state }: { state: ProjectState }, reason: string): void {
  if (state !== "draft" && reason === "") refuseProblems({ reason: { reason: "missing", params: {} } });
}
