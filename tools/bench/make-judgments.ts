import type { JudgmentColumns } from "@/server/stats/judgments/judgment-table";
import { randomInt, randomNormal, seededRandom, type Random } from "@/server/stats/random";

export interface JudgmentsSize {
  items: number;
  annotators: number;
  /** Judgments of each item, by as many different annotators. */
  each: number;
}

/** Values 0 to 5 around a truth of each item, from annotators who err by more or less; the same for the same size. */
export function makeJudgments({ items, annotators, each }: JudgmentsSize): JudgmentColumns {
  const random = seededRandom(1);
  const errors = Float64Array.from({ length: annotators }, () => 0.4 + 1.2 * random());
  const columns = {
    itemCount: items,
    annotatorCount: annotators,
    items: new Uint32Array(items * each),
    annotators: new Uint32Array(items * each),
    values: new Float64Array(items * each),
  };
  for (let item = 0, at = 0; item < items; item += 1) {
    const truth = 5 * random();
    for (const annotator of differentOnes(random, annotators, each)) {
      const value = Math.round(truth + randomNormal(random) * errors[annotator]!);
      columns.items[at] = item;
      columns.annotators[at] = annotator;
      columns.values[at++] = Math.min(5, Math.max(0, value));
    }
  }
  return columns;
}

function differentOnes(random: Random, count: number, howMany: number): Set<number> {
  const drawn = new Set<number>();
  while (drawn.size < howMany) drawn.add(randomInt(random, count));
  return drawn;
}
