import { readScale, type ProjectRow } from "@/db/queries/projects";
import { readDimensions } from "@/db/queries/dimensions";
import { namesOfItems } from "@/db/queries/screening";
import type { Db } from "@/db/store";
import { judgmentsOfItem, type WorkTable } from "@/server/domain/exclusion/gathered-work";
import type { ComparedValue } from "@/server/domain/exclusion/moved-values";
import { scaleBounds } from "@/server/domain/scale/scale-bounds";
import { inChunks } from "@/server/domain/in-chunks";
import { aggregate } from "@/server/stats/aggregation/aggregate";
import type { GatheredWork } from "./gather-work";

/** Every item's gold value, as the project aggregates, with and without those who would go. */
export async function valuesWithAndWithout(
  db: Db,
  { id, settings }: ProjectRow,
  { units, dimensionCount }: GatheredWork,
  { before, after }: { before: WorkTable; after: WorkTable },
): Promise<ComparedValue[]> {
  const { aggregation, allNotApplicable } = settings.aggregation;
  const bounds = scaleBounds((await readScale(db, id)).scale.points);
  const goldOf = ({ table, notApplicable }: WorkTable) =>
    aggregate(table, aggregation, { notApplicable, allNotApplicable, ...(bounds && { bounds }) });
  const named = new Map<string, { item: string; dataset: string }>();
  for (const ids of inChunks([...new Set(units.map(({ itemId }) => itemId))])) {
    for (const { itemId, ...name } of await namesOfItems(db, ids)) named.set(itemId, name);
  }
  const [first, second] = [goldOf(before), goldOf(after)];
  const dimensions = new Map((await readDimensions(db, id)).map((each) => [each.dimensionId, each.id]));
  return units.map(({ itemId, dimensionId }, at) => ({
    ...nameOf(named.get(itemId), dimensionCount > 1 ? dimensions.get(dimensionId) : undefined),
    before: first[at]!,
    after: second[at]!,
    nBefore: judgmentsOfItem(before, at),
    nAfter: judgmentsOfItem(after, at),
  }));
}

/** What an item is called, with its dimension where there are several. */
function nameOf({ item, dataset } = { item: "", dataset: "" }, dimension: string | undefined) {
  return { item: dimension === undefined ? item : `${item} (${dimension})`, dataset };
}
