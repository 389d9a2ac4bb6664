import type { WorkingAnnotator } from "@/db/queries/annotators";
import { judgeChecks } from "@/server/domain/attention-check/judge-checks";
import type { Verdict } from "@/server/services/annotator-status/internal/evaluate-stopping";

/**
 * What somebody's failed checks ask for.
 * @param before checks failed before; @param now those failed just now
 * @returns null where nothing is asked for.
 */
export function verdictOnChecks(
  { settings, state }: WorkingAnnotator,
  before: number,
  now: number,
): Verdict | null {
  const judged = judgeChecks(settings.attentionChecks, before, now);
  if (judged.act === "none") return null;
  const { value, bound } = judged;
  const cause = { rule: "attention-checks" as const, value, bound };
  if (judged.act === "stop") return { state: "stopped", cause };
  return { state, cause, warning: { ...cause, ...(judged.isLastChance && { isLastChance: true }) } };
}

/** What ends work goes before what only warns, and the rule about checks before another warning, which comes later. */
export const strongerVerdict = (
  { state }: Pick<WorkingAnnotator, "state">,
  found: Verdict,
  ofChecks: Verdict | null,
): Verdict => (ofChecks === null || found.state !== state ? found : ofChecks);
