import { engine } from "@/db/engine";
import { freshDatabase, type FreshDatabase } from "@/testing/world/database";
import { writeJudgments } from "@/testing/world/judgments";
import { makeProject } from "@/testing/world/world";
import { loadItemValues, loadJudgmentTable } from "@/server/services/agreement/internal/load-table";
import { alphaInterval } from "@/server/stats/agreement/alpha-interval";
import { interTaggerCorrelation } from "@/server/stats/agreement/inter-tagger";
import { krippendorffAlpha } from "@/server/stats/agreement/krippendorff-alpha";
import { pairwiseAgreementOf } from "@/server/stats/agreement/pairwise-agreement";
import {
  judgmentTable,
  type JudgmentColumns,
  type JudgmentTable,
} from "@/server/stats/judgments/judgment-table";
import { measurePeaks } from "./agreement-memory";
import { makeJudgments } from "./make-judgments";
import { measureTurns, reportTurns, type Timed } from "./timing";
import { openSqlite } from "@/db/open-sqlite";

const size = { items: 100_000, annotators: 1_000, each: 5 };
const rounds = 7;

/** How long the agreement of half a million judgments takes, from memory and from the store, and how much memory. */
export async function measureAgreement(): Promise<void> {
  console.log(`${engine}, ${size.items} items × ${size.annotators} annotators, ${size.each} judgments each`);
  await measurePeaks(size);
  const columns = makeJudgments(size);
  const table = judgmentTable(columns);
  await measureTogether(fromMemory(table), rounds);
  const database = await freshDatabase();
  try {
    await measureTogether(await fromStore(database, columns), rounds);
  } finally {
    await database.remove();
  }
}

async function measureTogether(timed: readonly Timed[], times: number): Promise<void> {
  reportTurns(timed, await measureTurns(timed, times));
}

function fromMemory(table: JudgmentTable): Timed[] {
  return [
    { name: "sums over typed arrays (floor)", work: () => squaresWithin(table), bar: null },
    { name: "interval alpha", work: () => krippendorffAlpha(table, "interval"), bar: 40 },
    { name: "ordinal alpha", work: () => krippendorffAlpha(table, "ordinal"), bar: 40 },
    { name: "interval alpha with its interval", work: () => alphaInterval(table, "interval"), bar: 400 },
    { name: "ordinal alpha with its interval", work: () => alphaInterval(table, "ordinal"), bar: 400 },
    {
      name: "each annotator with the mean of the others",
      work: () => interTaggerCorrelation(table),
      bar: 200,
    },
    { name: "all pairs of annotators", work: () => pairwiseAgreementOf(table), bar: 3_000 },
  ];
}

/** The least that interval alpha has to do: every value once, and a sum and a sum of squares of each item. */
function squaresWithin({ itemCount, starts, codes, points }: JudgmentTable): number {
  let within = 0;
  for (let item = 0; item < itemCount; item += 1) {
    let sum = 0;
    let squares = 0;
    for (let at = starts[item]!; at < starts[item + 1]!; at += 1) {
      const value = points[codes[at]!]!;
      sum += value;
      squares += value * value;
    }
    const n = starts[item + 1]! - starts[item]!;
    within += (n * squares - sum * sum) / (n - 1);
  }
  return within;
}

async function fromStore({ store, location }: FreshDatabase, columns: JudgmentColumns): Promise<Timed[]> {
  const { items, annotators, values } = columns;
  const world = await makeProject(store, { items: size.items, annotators: size.annotators, state: "draft" });
  // People are not done item by item: rows lie in the table in another order than in its index.
  const order = Uint32Array.from({ length: items.length }, (_, at) => (at * 7_919) % items.length);
  await writeJudgments(
    world,
    Array.from(order, (at) => ({
      itemId: world.itemIds[items[at]!]!,
      annotator: annotators[at]!,
      value: values[at]!,
    })),
  );
  const { dimensionId } = world;
  return [
    ...("file" in location ? [sumsInSqlite(location.file, dimensionId)] : []),
    {
      name: "interval and ordinal alpha from the store",
      work: async () => {
        const found = await loadItemValues(store.read, dimensionId);
        return [krippendorffAlpha(found, "interval"), krippendorffAlpha(found, "ordinal")];
      },
      bar: 200,
    },
    {
      name: "the whole table from the store",
      work: () => loadJudgmentTable(store.read, dimensionId),
      bar: null,
    },
  ];
}

function sumsInSqlite(file: string, dimensionId: string): Timed {
  const sums = openSqlite(file, { readonly: true }).prepare(
    `select sum(n), sum(total), sum(squares) from (
       select count(value) n, sum(value) total, sum(value * value) squares from judgments
       where dimension_id = ? and counted and not is_gold group by item_id)`,
  );
  return { name: "sums by SQLite (floor)", work: () => sums.get(dimensionId), bar: null };
}
