import { countedValues, itemsAfter, judgmentsOf } from "@/db/queries/releases";
import type { Db } from "@/db/store";
import { groupBy } from "@/server/domain/group-by";
import type { ReleasedJudgment } from "@/server/exports/judgments-csv";
import type { ReleasedPair } from "@/server/exports/sts-input";
import { mean } from "@/server/stats/mean";

const itemsPerPage = 200;

type ItemRow = Awaited<ReturnType<typeof itemsAfter>>[number];

/** The items of a dataset in the order of import, a page at a time. */
async function* pagesOf(db: Db, datasetId: string): AsyncGenerator<ItemRow[]> {
  for (let last = 0; ;) {
    const page = await itemsAfter(db, datasetId, last, itemsPerPage);
    const end = page.at(-1);
    if (end === undefined) return;
    yield page;
    last = end.position;
  }
}

export async function* releasedPairs(db: Db, datasetId: string): AsyncGenerator<ReleasedPair> {
  for await (const page of pagesOf(db, datasetId)) {
    for (const { textA, textB } of page) yield { textA, textB };
  }
}

/** The mean over the counted judgments of each item; null where there are none. */
export async function* releasedScores(db: Db, datasetId: string): AsyncGenerator<number | null> {
  for await (const page of pagesOf(db, datasetId)) {
    const values = byItem(await countedValues(db, idsOf(page)));
    for (const { id } of page) yield mean((values.get(id) ?? []).map(({ value }) => value)).value;
  }
}

/** Every judgment, by dataset and item in the order of import, then by annotator. */
export async function* releasedJudgments(
  db: Db,
  datasets: readonly { id: string; name: string }[],
): AsyncGenerator<ReleasedJudgment> {
  for (const { id: datasetId, name: dataset } of datasets) {
    for await (const page of pagesOf(db, datasetId)) {
      const rows = byItem(await judgmentsOf(db, idsOf(page)));
      for (const { id, externalId } of page) {
        for (const { itemId: _item, hit, judgedAt, ...judgment } of rows.get(id) ?? []) {
          yield {
            ...judgment,
            dataset,
            item: externalId,
            hit: hit === null ? "" : String(hit + 1),
            submittedAt: judgedAt,
          };
        }
      }
    }
  }
}

const idsOf = (page: readonly ItemRow[]) => page.map(({ id }) => id);

function byItem<T extends { itemId: string }>(rows: readonly T[]): Map<string, T[]> {
  return new Map(groupBy(rows, ({ itemId }) => itemId).map((group) => [group[0].itemId, group]));
}
