import { checkActions } from "@/server/domain/attention-check/attention-check";
import type { ProjectSettings } from "@/server/domain/project/project";

const check = { id: "check-a", textA: "Choose 2.", textB: "", candidates: [], accepted: [2] };

/** Each way in which attention checks can be set so that a card tells of it. */
export const attentionCheckVariants: Pick<ProjectSettings, "attentionChecks">[] = checkActions.map(
  (action) => ({ attentionChecks: { everyPages: 5, perAnnotator: 4, failures: 2, action, checks: [check] } }),
);
