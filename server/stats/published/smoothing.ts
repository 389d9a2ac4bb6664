import { dawidSkene } from "../aggregation/dawid-skene";
import { randomInt, shuffled, seededRandom, type Random } from "../random";
import { judgmentTable, type JudgmentTable } from "../judgments/judgment-table";

/** How many items the plain and the smoothed form of Dawid–Skene get right, of those with a known answer (0–1). */
export interface Compared {
  plain: number;
  smoothed: number;
}

/**
 * Both forms on samples of a crowd's judgments, so many of each item, held against known answers that neither has seen.
 * @param truth by item number; undefined where no answer is known.
 */
export function compareSmoothing(
  table: JudgmentTable,
  truth: readonly (number | undefined)[],
  { each, samples }: { each: number; samples: number },
): Compared {
  const sums = { plain: 0, smoothed: 0 };
  for (let sample = 0; sample < samples; sample += 1) {
    const drawn = drawEach(table, each, seededRandom(sample));
    const ties = seededRandom(sample);
    sums.plain += rightShare(drawn, truth, false, ties);
    sums.smoothed += rightShare(drawn, truth, true, ties);
  }
  return { plain: sums.plain / samples, smoothed: sums.smoothed / samples };
}

function drawEach(table: JudgmentTable, each: number, random: Random): JudgmentTable {
  const entries = Array.from({ length: table.itemCount }, (_, item) => {
    const own = Array.from({ length: table.starts[item + 1]! - table.starts[item]! }, (__, at) => at);
    return shuffled(random, own)
      .slice(0, each)
      .map((at) => ({ item, at: table.starts[item]! + at }));
  }).flat();
  return judgmentTable({
    itemCount: table.itemCount,
    annotatorCount: table.annotatorCount,
    items: entries.map(({ item }) => item),
    annotators: entries.map(({ at }) => table.annotators[at]!),
    values: entries.map(({ at }) => table.points[table.codes[at]!]!),
  });
}

function rightShare(
  table: JudgmentTable,
  truth: readonly (number | undefined)[],
  smooth: boolean,
  random: Random,
): number {
  const { probabilities } = dawidSkene(table, { smooth });
  const kinds = table.points.length;
  const known = truth.flatMap((answer, item) => (answer === undefined ? [] : [{ answer, item }]));
  const right = known.filter(({ answer, item }) => {
    const row = [...probabilities.subarray(item * kinds, (item + 1) * kinds)];
    const most = Math.max(...row);
    const best = row.flatMap((value, code) => (value === most ? [code] : []));
    return table.points[best[randomInt(random, best.length)]!] === answer;
  });
  return right.length / known.length;
}
