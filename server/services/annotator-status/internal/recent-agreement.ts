import { lastValues, sumsOfOthers } from "@/db/queries/agreement-watch";
import type { Db } from "@/db/store";
import { pearson } from "@/server/stats/pearson";

/** So many of the values given last are looked at, which bounds the cost of a look. */
const maxValues = 500;

const keyOf = ({ itemId, dimensionId }: { itemId: string; dimensionId: string }) =>
  `${itemId} ${dimensionId}`;

/**
 * Pearson's r (−1 to 1) of an annotator's last values with the means of what others gave to the same items, counted
 * judgments only; `items` says on how many it rests. r is null where it is undefined.
 * @param since values from before it (milliseconds since 1970) are left out.
 */
export async function recentAgreement(
  db: Db,
  annotatorId: string,
  since: number,
): Promise<{ r: number | null; items: number }> {
  const own = await lastValues(db, annotatorId, since, maxValues);
  const itemIds = [...new Set(own.map(({ itemId }) => itemId))];
  const sums = itemIds.length === 0 ? [] : await sumsOfOthers(db, annotatorId, itemIds);
  const meanOf = new Map(sums.map(({ sum, n, ...of }) => [keyOf(of), sum / n]));
  const shared = own.filter((judgment) => meanOf.has(keyOf(judgment)));
  const correlation = pearson(
    shared.map(({ value }) => value),
    shared.map((judgment) => meanOf.get(keyOf(judgment)) ?? null),
  );
  return { r: correlation.value, items: new Set(shared.map(({ itemId }) => itemId)).size };
}
