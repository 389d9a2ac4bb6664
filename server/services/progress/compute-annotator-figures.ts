import { judgmentsOfItems, type FiguredJudgment } from "@/db/queries/annotator-figures";
import { itemIdsInParts } from "@/db/queries/item-walk";
import { readDimensions } from "@/db/queries/dimensions";
import type { Deps } from "@/server/deps";
import type { ComputedFigures } from "@/server/domain/annotator/figures";
import { groupBy } from "@/server/domain/group-by";
import {
  agreementWithOthers,
  type JudgedAgainstOthers,
} from "@/server/domain/annotator-status/agreement-with-others";
import { median } from "@/server/stats/median";

const itemsAtOnce = 2_000;

interface Collected {
  against: JudgedAgainstOthers[];
  seconds: number[];
}

/**
 * The figures of a project and of everyone in it who judged something. Reads all its judgments, a few items at a time.
 */
export async function computeAnnotatorFigures(
  { store }: Pick<Deps, "store">,
  { projectId }: { projectId: string },
): Promise<ComputedFigures> {
  const dimensionIds = (await readDimensions(store.read, projectId)).map((each) => each.dimensionId);
  const collected = new Map<string, Collected>();
  const answers = new Map<number | null, number>();
  let after = "";
  for await (const part of itemIdsInParts(store.read, projectId, itemsAtOnce)) {
    const upTo = part.at(-1) ?? after;
    for (const ofItem of groupBy(await judgmentsOfItems(store.read, { dimensionIds, after, upTo }), keyOf)) {
      collect(collected, ofItem);
      for (const { value, counted } of ofItem) if (counted) answers.set(value, (answers.get(value) ?? 0) + 1);
    }
    after = upTo;
  }
  return {
    answers: Array.from(answers, ([value, count]) => ({ value, count })).toSorted(byValue),
    annotators: Array.from(collected, ([annotatorId, { against, seconds }]) => ({
      annotatorId,
      agreement: agreementWithOthers(against),
      medianSeconds: median(seconds).value,
    })),
  };
}

/** Not Applicable first. */
const byValue = (one: { value: number | null }, other: { value: number | null }) =>
  (one.value ?? -Infinity) - (other.value ?? -Infinity);

const keyOf = ({ itemId, dimensionId }: FiguredJudgment) => `${itemId} ${dimensionId}`;

const isCounted = ({ counted, value }: FiguredJudgment) => counted && value !== null;

/** Adds the judgments of one item on one dimension to what is known of their annotators. */
function collect(collected: Map<string, Collected>, ofItem: readonly FiguredJudgment[]): void {
  const counted = ofItem.filter(isCounted);
  const sum = counted.reduce((total, { value }) => total + (value ?? 0), 0);
  for (const judgment of ofItem) {
    const { annotatorId, value, seconds, isGold } = judgment;
    const known = collected.get(annotatorId) ?? { against: [], seconds: [] };
    collected.set(annotatorId, known);
    if (seconds !== null) known.seconds.push(seconds);
    if (value === null || isGold) continue;
    const isOwnCounted = isCounted(judgment);
    const otherCount = counted.length - (isOwnCounted ? 1 : 0);
    if (otherCount > 0) known.against.push({ value, otherSum: sum - (isOwnCounted ? value : 0), otherCount });
  }
}
