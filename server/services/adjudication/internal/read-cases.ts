import { decisionsOn } from "@/db/queries/adjudications";
import { readDimensions } from "@/db/queries/dimensions";
import { itemsToDecide, judgmentsToDecide } from "@/db/queries/divided-items";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { sessionSecret } from "@/server/auth/secret";
import { adjudicationOutcome } from "@/server/domain/adjudication/adjudication-outcome";
import { confidences } from "@/server/domain/assignment/item-remarks";
import type { AdjudicationCase, QueuePlace } from "@/server/domain/adjudication/contracts";
import type { ShownEstimate } from "@/server/domain/estimate";
import { shownItem } from "@/server/services/item/internal/shown-item";
import { scaleBounds } from "@/server/domain/scale/scale-bounds";
import type { Bounds } from "@/server/stats/aggregation/bounded-interval";
import { itemScale } from "@/task-types/item-scale";
import { tasks } from "@/task-types/tasks";
import { locate } from "@/server/stats/aggregation/location";
import { meanLocation } from "@/server/stats/aggregation/mean-location";
import { shownJudgments } from "./shown-judgments";

/** All that an adjudicator sees of the items at these places, in the same order. */
export async function readCases(
  db: Db,
  { id, taskType, settings }: Pick<ProjectRow, "id" | "taskType" | "settings">,
  places: readonly QueuePlace[],
  userId: string,
): Promise<AdjudicationCase[]> {
  const itemIds = [...new Set(places.map(({ itemId }) => itemId))];
  const items = await itemsToDecide(db, id, itemIds);
  const judgments = await judgmentsToDecide(db, itemIds);
  const dimensions = await readDimensions(db, id);
  const { adjudication: policy } = settings;
  const looking = { userId, blind: policy.blind, secret: sessionSecret() };
  const cases: AdjudicationCase[] = [];
  for (const place of places) {
    const item = items.find(({ itemId }) => itemId === place.itemId);
    const dimension = dimensions.find(({ dimensionId }) => dimensionId === place.dimensionId);
    if (item === undefined || dimension === undefined) continue;
    const shown = shownJudgments(
      judgments.filter(
        ({ itemId, dimensionId }) => itemId === place.itemId && dimensionId === place.dimensionId,
      ),
      looking,
    );
    const decisions = await decisionsOn(db, place);
    const isEscalated = adjudicationOutcome(decisions, policy).state === "escalated";
    const { content, ...texts } = item;
    cases.push({
      ...place,
      ...texts,
      shown: shownItem({ taskType, settings }, dimensions, item),
      question: dimension.label,
      scale: itemScale(tasks[taskType], content, dimension.scale),
      judgments: shown.map(({ value, comment, confidence, annotator }) => ({
        value,
        comment,
        confidence: confidences.find((each) => each === confidence) ?? null,
        annotator: policy.blind ? null : annotator,
      })),
      mean: meanOf(
        shown.map(({ value }) => value),
        scaleBounds(dimension.scale.points),
      ),
      differing: isEscalated
        ? decisions.map(({ decision, reason, note }) => ({ decision, reason, note }))
        : [],
    });
  }
  return cases;
}

function meanOf(values: readonly (number | null)[], bounds?: Bounds): ShownEstimate {
  const given = values.filter((value) => value !== null);
  if (given.length === 0) return { value: null, reason: "no_judgments", n: 0 };
  const { value, low, high, n } = numbersOf(given, bounds);
  return low === null || high === null
    ? { value: null, reason: "too_few_judgments", n }
    : { value, low, high, n };
}

function numbersOf(values: readonly number[], bounds?: Bounds) {
  const gold = locate(meanLocation, values, 0, bounds);
  if (gold.value === null) throw new Error("There is at least one value.");
  return gold;
}
