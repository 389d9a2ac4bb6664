import { readScale, type ProjectRow } from "@/db/queries/projects";
import { readDimensions } from "@/db/queries/dimensions";
import { namesOfItems } from "@/db/queries/screening";
import type { Db } from "@/db/store";
import { judgmentsOfItem, type WorkTable } from "@/server/domain/exclusion/gathered-work";
import { movedValues, type ComparedValue } from "@/server/domain/exclusion/moved-values";
import type { ScreeningResult } from "@/server/domain/exclusion/screening";
import { scaleBounds } from "@/server/domain/scale/scale-bounds";
import { namesAnswers } from "@/server/domain/task/traits";
import { aggregate } from "@/server/stats/aggregation/aggregate";
import type { GatheredWork } from "./gather-work";

interface BothTables {
  before: WorkTable;
  after: WorkTable;
}

/** Which gold values, as the project aggregates, move without those who would go. */
export async function valuesMoved(
  db: Db,
  { id, settings, taskType }: ProjectRow,
  work: GatheredWork,
  both: BothTables,
): Promise<ScreeningResult["values"]> {
  const { aggregation, allNotApplicable } = settings.aggregation;
  const bounds = scaleBounds((await readScale(db, id)).scale.points);
  const goldOf = ({ table, notApplicable }: WorkTable) =>
    aggregate(table, aggregation, { notApplicable, allNotApplicable, ...(bounds && { bounds }) });
  const compared = comparedUnits(both, goldOf(both.before), goldOf(both.after));
  const { most, ...moved } = movedValues(compared, { areNames: namesAnswers(taskType) });
  const names = await namesOfUnits(
    db,
    id,
    work,
    most.map(({ unit }) => unit),
  );
  return {
    ...moved,
    most: most.map(({ before, after, nBefore, nAfter }, at) => ({
      ...names[at]!,
      ...{ before, after, nBefore, nAfter },
    })),
  };
}

function* comparedUnits(
  { before, after }: BothTables,
  first: readonly ComparedValue["before"][],
  second: readonly ComparedValue["after"][],
): Generator<ComparedValue & { unit: number }> {
  for (const [unit, value] of first.entries()) {
    yield {
      unit,
      before: value,
      after: second[unit]!,
      nBefore: judgmentsOfItem(before, unit),
      nAfter: judgmentsOfItem(after, unit),
    };
  }
}

async function namesOfUnits(
  db: Db,
  projectId: string,
  { units, dimensionCount }: GatheredWork,
  chosen: readonly number[],
) {
  const ids = [...new Set(chosen.map((unit) => units[unit]!.itemId))];
  const named = new Map((await namesOfItems(db, ids)).map(({ itemId, ...name }) => [itemId, name]));
  const dimensions = new Map(
    (await readDimensions(db, projectId)).map((each) => [each.dimensionId, each.id]),
  );
  return chosen.map((unit) => {
    const { itemId, dimensionId } = units[unit]!;
    return nameOf(named.get(itemId), dimensionCount > 1 ? dimensions.get(dimensionId) : undefined);
  });
}

/** What an item is called, with its dimension where there are several. */
function nameOf({ item, dataset } = { item: "", dataset: "" }, dimension: string | undefined) {
  return { item: dimension === undefined ? item : `${item} (${dimension})`, dataset };
}
