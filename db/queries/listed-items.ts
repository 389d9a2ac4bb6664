import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import { datasets, dimensions, goldAnswers, imports, items } from "@/db/schema";
import { onFirstGold } from "./first-gold";
import { asksForWholeDatasets } from "./item-counts";
import type { HeldDataset } from "./item-datasets";
import { matching, ofSavedImport, type ItemFilter } from "./items";
import type { Db } from "@/db/store";

/** A page of what matches. */
interface Stretch {
  limit: number;
  offset: number;
}

/** A dataset to read from; how many items it has only matters where some are to be skipped. */
type ReadDataset = Omit<HeldDataset, "items"> & Partial<Pick<HeldDataset, "items">>;

/** One page of the items that match, in the order of import. @param held the datasets of the project */
export async function selectItems(
  db: Db,
  filter: ItemFilter,
  stretch: Stretch,
  held: readonly ReadDataset[],
) {
  const isInTheMiddle = stretch.offset > 0 && !filter.after && !asksForWholeDatasets(filter);
  if (!isInTheMiddle && filter.itemId === undefined) return selectByDataset(db, filter, stretch, held);
  return select(db, {
    where: and(eq(items.projectId, filter.projectId), matching(filter)),
    order: [asc(datasets.position), asc(items.position)],
    ...stretch,
  });
}

/** Dataset after dataset, each read in the order of its index, so that nothing is sorted that is not shown. */
async function selectByDataset(
  db: Db,
  filter: ItemFilter,
  { limit, offset }: Stretch,
  held: readonly ReadDataset[],
) {
  const { dataset: name, after, ...others } = filter;
  const found: Awaited<ReturnType<typeof select>> = [];
  let toSkip = offset;
  for (const dataset of held) {
    if (name !== undefined && dataset.name !== name) continue;
    if (after && dataset.position < after.dataset) continue;
    const { items: size = Infinity } = dataset;
    if (toSkip >= size) {
      toSkip -= size;
      continue;
    }
    const isGoneOnIn = after?.dataset === dataset.position;
    const page = await select(db, {
      where: and(
        eq(items.datasetId, dataset.id),
        isGoneOnIn ? gt(items.position, after.position) : undefined,
        matching(others),
      ),
      order: [asc(items.position)],
      limit: limit - found.length,
      offset: toSkip,
    });
    found.push(...page);
    toSkip = 0;
    if (found.length === limit) break;
  }
  return found;
}

interface Selection extends Stretch {
  where: SQL | undefined;
  order: SQL[];
}

async function select(db: Db, { where, order, limit, offset }: Selection) {
  const rows = await db
    .select({
      id: items.id,
      externalId: items.externalId,
      dataset: datasets.name,
      datasetPosition: datasets.position,
      position: items.position,
      textA: items.textA,
      textB: items.textB,
      genre: items.genre,
      group: items.groupKey,
      split: items.split,
      referenceScore: items.referenceScore,
      content: items.content,
      dimension: dimensions.name,
      gold: {
        answer: goldAnswers.answer,
        tolerance: goldAnswers.tolerance,
        accepted: goldAnswers.accepted,
        order: goldAnswers.order,
        explanation: goldAnswers.explanation,
        acceptsNotApplicable: goldAnswers.acceptsNotApplicable,
        use: goldAnswers.use,
        enabled: goldAnswers.enabled,
      },
    })
    .from(items)
    .innerJoin(imports, ofSavedImport)
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .leftJoin(goldAnswers, onFirstGold(items.id))
    .leftJoin(dimensions, eq(dimensions.id, goldAnswers.dimensionId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ dimension, gold, ...item }) => ({
    ...item,
    gold: gold === null || dimension === null ? null : { ...gold, dimension },
  }));
}
