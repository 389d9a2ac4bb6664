import type { WorkingAnnotator } from "@/db/queries/annotators";
import { contentsOfItems } from "@/db/queries/item-places";
import { lowestValues } from "@/db/queries/own-values";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { scaleRange } from "@/server/domain/scale/scale-range";
import { chooseTwins, leastForTwin } from "@/server/domain/twin/choose-twins";
import type { Twin } from "@/server/domain/twin/twin";
import { shuffled } from "@/server/stats/random";
import type { LaunchedProject } from "./launched-project";
import type { KeylessItem } from "./open-lease";

interface Drawing {
  launched: LaunchedProject;
  /** Places of a page at which no gold stands. */
  places: number;
}

/** What the annotator meets again unawares, drawn for some of the places: items of their own, and degraded twins of such. */
export async function drawMetAgain(
  deps: Pick<Deps, "random" | "newId">,
  tx: Tx,
  annotator: WorkingAnnotator,
  { launched, places }: Drawing,
): Promise<KeylessItem[]> {
  const { random, newId } = deps;
  const { settings, repeatable } = annotator;
  const { repeatShare, twinShare } = settings;
  const drawn = Array.from({ length: places }, () => random());
  const repeated = drawn.filter((one) => one < repeatShare).length;
  const degraded = drawn.filter((one) => one >= repeatShare && one < repeatShare + twinShare).length;
  const twins = await drawTwins(deps, tx, annotator, { launched, places: degraded });
  const taken = new Set(twins.map(({ itemId }) => itemId));
  const left = repeatable.filter((itemId) => !taken.has(itemId));
  return [
    ...shuffled(random, left)
      .slice(0, repeated)
      .map((itemId) => ({ itemId, isGold: false, isRepeat: true as const })),
    ...twins.map((twin) => ({ itemId: newId(), isGold: false, isRepeat: true as const, twin })),
  ];
}

async function drawTwins(
  { random }: Pick<Deps, "random">,
  tx: Tx,
  { annotatorId, repeatable }: WorkingAnnotator,
  { launched, places }: Drawing,
): Promise<Twin[]> {
  const [dimension] = launched.dimensions;
  if (places === 0 || dimension === undefined) return [];
  const least = leastForTwin(scaleRange(dimension.scale));
  const values = await lowestValues(tx, annotatorId, repeatable);
  const judged = (await contentsOfItems(tx, repeatable)).map(({ itemId, textA, textB }) => ({
    ...{ itemId, textA, textB },
    isHigh: (values.get(itemId) ?? -Infinity) >= least,
  }));
  return chooseTwins(inOrder(judged), places, random);
}

/** A database gives rows in any order, and chance alone shall decide. */
const inOrder = <Item extends { itemId: string }>(items: Item[]): Item[] =>
  items.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1));
