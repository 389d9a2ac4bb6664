import { expect, test } from "vitest";
import { judgmentTable, type JudgmentTable } from "../judgments/judgment-table";
import { seededRandom } from "../random";
import { SharedJudgments } from "./shared-judgments";

/** Seven of nine annotators judge each of forty items, in an order of their own. */
function mixedTable(value: (random: number) => number): JudgmentTable {
  const random = seededRandom(5);
  const judgments = Array.from({ length: 40 }, (_, item) =>
    Array.from({ length: 9 }, (_, annotator) => ({ item, annotator, order: random() }))
      .sort((one, other) => one.order - other.order)
      .slice(0, 7),
  ).flat();
  return judgmentTable({
    itemCount: 40,
    annotatorCount: 9,
    items: judgments.map(({ item }) => item),
    annotators: judgments.map(({ annotator }) => annotator),
    values: judgments.map(() => value(random())),
  });
}

/** Pair by pair: both values on each item, in the order of the items. */
function pairsOf(table: JudgmentTable, found = new SharedJudgments()): Record<string, string> {
  const pairs: Record<string, string> = {};
  found.each(table, (one, { starts, mine, theirs }) => {
    for (let other = one + 1; other < table.annotatorCount; other += 1) {
      const entries = Array.from({ length: starts[other + 1]! - starts[other]! }, (_, at) => {
        const entry = starts[other]! + at;
        return `${table.points[mine[entry]!]}~${table.points[theirs[entry]!]}`;
      });
      if (entries.length > 0) pairs[`${one} ${other}`] = entries.join();
    }
  });
  return pairs;
}

function comparedOneByOne({ annotatorCount, ...table }: JudgmentTable): Record<string, string> {
  const valueOf = (item: number, annotator: number) => {
    const from = table.starts[item]!;
    const at = table.annotators.subarray(from, table.starts[item + 1]).indexOf(annotator);
    return at < 0 ? null : table.points[table.codes[from + at]!]!;
  };
  const pairs: Record<string, string> = {};
  for (let one = 0; one < annotatorCount; one += 1) {
    for (let other = one + 1; other < annotatorCount; other += 1) {
      pairs[`${one} ${other}`] = Array.from({ length: table.itemCount }, (_, item) => item)
        .flatMap((item) => {
          const [mine, theirs] = [valueOf(item, one), valueOf(item, other)];
          return mine === null || theirs === null ? [] : `${mine}~${theirs}`;
        })
        .join();
    }
  }
  return pairs;
}

const onAScale = mixedTable((random) => Math.floor(6 * random));

test("pairs hold what both said of the items they share, whoever was told of first", () => {
  expect(pairsOf(onAScale)).toEqual(comparedOneByOne(onAScale));
});

test("annotators who take turns in small groups share the same", () => {
  expect(pairsOf(onAScale, new SharedJudgments(100))).toEqual(pairsOf(onAScale));
  expect(pairsOf(onAScale, new SharedJudgments(1))).toEqual(pairsOf(onAScale));
});

test("values of which there are too many for one number are kept as they are", () => {
  const free = mixedTable((random) => random);
  // 4 bits for an annotator leave 14 for a value, and here are 2 to the power of 15.
  const many = { ...free, points: Float64Array.from({ length: 2 ** 15 }, (_, at) => at) };
  const far = { ...many, codes: many.codes.map((code) => 2 ** 15 - 1 - code) };
  expect(pairsOf(far)).toEqual(comparedOneByOne(far));
});

test("the room of one table is good for the next, larger or smaller", () => {
  const found = new SharedJudgments();
  const small = judgmentTable({
    itemCount: 1,
    annotatorCount: 2,
    items: [0, 0],
    annotators: [1, 0],
    values: [7, 8],
  });
  for (const table of [small, onAScale, small]) expect(pairsOf(table, found)).toEqual(pairsOf(table));
  expect(pairsOf(small, found)).toEqual({ "0 1": "8~7" });
});
