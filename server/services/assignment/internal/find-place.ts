import type { WorkingAnnotator } from "@/db/queries/annotators";
import { countExposures } from "@/db/queries/gold-exposures";
import { pastLastPosition, takeFirstFreePlace, takeFirstPlace, type TakenPlace } from "@/db/queries/hits";
import type { Tx } from "@/db/store";

/** The next HIT that fits is nearly always this close; past it, a look at the annotator's gold pays. */
const nearby = 256;

/**
 * Takes a place in the next HIT for an annotator: from where their search stands to the end, then from the start,
 * where HITs may have got places back. Null when there is none that is new to them and free of gold they have met.
 */
export async function findPlace(
  tx: Tx,
  annotator: WorkingAnnotator,
  goldItemCount: number,
): Promise<TakenPlace | null> {
  const { annotatorId, projectId, cursor } = annotator;
  const search = { annotatorId, projectId, from: cursor };
  const [near] = await takeFirstFreePlace(tx, { ...search, before: cursor + nearby });
  if (near !== undefined) return near;
  if (await hasMetAllGold(tx, annotator, goldItemCount)) return null;
  const [ahead] = await takeFirstPlace(tx, { ...search, before: pastLastPosition });
  if (ahead !== undefined) return ahead;
  const [behind] = await takeFirstPlace(tx, { ...search, from: 0, before: cursor });
  return behind ?? null;
}

/** Spares a search through every open HIT to somebody for whom none can be left. */
async function hasMetAllGold(tx: Tx, annotator: WorkingAnnotator, goldItemCount: number): Promise<boolean> {
  const { goldPerHit } = annotator.settings;
  if (goldPerHit === 0) return false;
  return (await countExposures(tx, annotator.annotatorId)) + goldPerHit > goldItemCount;
}
