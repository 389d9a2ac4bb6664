import { countedValuesOf, dropSpreads, writeSpreads } from "@/db/queries/item-spreads";
import type { Tx } from "@/db/store";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import { spreadOf } from "@/server/domain/adjudication/spread-of";
import { groupBy } from "@/server/domain/group-by";
import { inChunks } from "@/server/domain/in-chunks";
import { tieOf } from "./queue-order";

/**
 * Keeps how far the values of work items lie apart after judgments of theirs have been counted. The transaction holds
 * the items' places, so that of two that count judgments of an item the later one sees those of the earlier.
 */
export async function keepSpreads(tx: Tx, itemIds: Iterable<string>): Promise<void> {
  for (const some of inChunks([...itemIds], 200)) {
    const groups = groupBy(await countedValuesOf(tx, some), adjudicationKey);
    const rows = groups.flatMap((judged) => {
      const spread = spreadOf(judged.map(({ value }) => value));
      if (spread === null || spread.range === 0) return [];
      const [{ itemId, dimensionId }] = judged;
      const tie = tieOf({ itemId, dimensionId });
      return [{ itemId, dimensionId, judgmentCount: judged.length, ...spread, tie }];
    });
    if (rows.length > 0) await writeSpreads(tx, rows);
  }
}

/** The same after judgments may have stopped to count. */
export async function keepSpreadsAnew(tx: Tx, itemIds: Iterable<string>): Promise<void> {
  const ids = [...itemIds];
  for (const some of inChunks(ids, 200)) await dropSpreads(tx, some);
  await keepSpreads(tx, ids);
}
