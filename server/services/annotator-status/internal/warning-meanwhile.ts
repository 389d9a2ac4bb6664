import type { WorkingAnnotator } from "@/db/queries/annotators";
import { warningsSince } from "@/db/queries/annotator-status";
import type { Tx } from "@/db/store";
import type { Warning } from "@/server/domain/assignment/contracts";

/** The warning about their agreement that an annotator was given while they held a page, to be told with its reply. */
export async function warningMeanwhile(
  tx: Tx,
  { annotatorId, settings }: WorkingAnnotator,
  leasedAt: number,
): Promise<Warning | undefined> {
  const isWatched = ({ figure, action }: { figure: string; action: string }) =>
    figure === "agreement" && action === "warn";
  if (!settings.stopping.behaviour.some(isWatched)) return undefined;
  const warnings = await warningsSince(tx, annotatorId, leasedAt);
  for (const { rule, value, bound } of warnings) {
    if (rule === "agreement" && value !== undefined && bound !== undefined) return { rule, value, bound };
  }
  return undefined;
}
