import { checksMetBy } from "@/db/queries/attention-checks";
import type { WorkingAnnotator } from "@/db/queries/annotators";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { usesChecks, type ShownCheck } from "@/server/domain/attention-check/attention-check";
import { checkDue, drawCheck } from "@/server/domain/attention-check/check-due";
import type { LaunchedProject } from "@/server/services/assignment/internal/launched-project";
import { checksRead, languageOf } from "./checks-read";

/** A check that is to stand on a page, before it has its place and key there. */
export type DrawnCheck = Omit<ShownCheck, "key" | "at" | "order" | "swapped">;

/** The attention check of somebody's next page of work; null on most pages. */
export async function drawPageCheck(
  { random }: Pick<Deps, "random">,
  tx: Tx,
  { annotatorId, settings, taskType, workHitCount }: WorkingAnnotator,
  launched: LaunchedProject,
): Promise<DrawnCheck | null> {
  const { attentionChecks } = settings;
  if (!usesChecks(attentionChecks)) return null;
  const met = new Set((await checksMetBy(tx, { annotatorId })).map(({ checkId }) => checkId));
  if (!checkDue(attentionChecks, { pages: workHitCount, checks: met.size }, random).isDue) return null;
  const usable = checksRead({ taskType, settings }, launched);
  const drawn = drawCheck(
    usable.map(({ check }) => check),
    met,
    random,
  );
  const item = usable.find(({ check }) => check === drawn)?.item;
  return drawn === null || item === undefined
    ? null
    : { checkId: drawn.id, accepted: drawn.accepted, ...item, ...languageOf(launched) };
}
