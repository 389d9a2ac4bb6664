import { alphaInterval } from "@/server/stats/agreement/alpha-interval";
import { alphaReplicates } from "@/server/stats/agreement/bootstrap-alpha";
import { krippendorffAlpha, type AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import { bootstrapInterval } from "@/server/stats/intervals/bootstrap";
import { judgmentTable, type JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { randomInt, randomNormal, seededRandom, type Random } from "@/server/stats/random";

/** Annotators on six points: the item's value with a normal error; or, of names, a guess unless they know. */
export interface SimulatedCrowd {
  level: AlphaLevel;
  /** Judgments an item. */
  each: number;
  /** Standard deviation of the error in points; at the nominal level the share of judgments that are no guess. */
  skill: number;
}

const points = 6;
const names = 4;

/** Whose α stands for the true one. */
const manyItems = 50_000;

/** A table of so many items; about one judgment in ten is missing where items have three or more. */
function simulatedTable(
  { level, each, skill }: SimulatedCrowd,
  items: number,
  random: Random,
): JudgmentTable {
  const columns = { items: [] as number[], annotators: [] as number[], values: [] as number[] };
  for (let item = 0; item < items; item += 1) {
    const truth = level === "nominal" ? randomInt(random, names) : points * random() - 0.5;
    for (let annotator = 0; annotator < each; annotator += 1) {
      if (each > 2 && random() < 0.1) continue;
      columns.items.push(item);
      columns.annotators.push(annotator);
      columns.values.push(level === "nominal" ? named(truth, skill, random) : rated(truth, skill, random));
    }
  }
  return judgmentTable({ itemCount: items, annotatorCount: each, ...columns });
}

function named(truth: number, skill: number, random: Random): number {
  return random() < skill ? truth : randomInt(random, names);
}

function rated(truth: number, error: number, random: Random): number {
  return Math.min(points - 1, Math.max(0, Math.round(truth + error * randomNormal(random))));
}

/** How often intervals hold the true α (0–1), and how wide they are on average, of the samples that have one. */
export interface Coverage {
  alpha: number;
  jackknife: { covers: number; width: number };
  /** The percentile interval, for comparison; not drawn unless asked for. */
  bootstrap: { covers: number; width: number } | null;
  withoutInterval: number;
}

/** Draws campaigns of so many items and holds their intervals against α of a campaign of very many. */
export function coverageOf(
  crowd: SimulatedCrowd,
  items: number,
  { campaigns, replicates }: { campaigns: number; replicates: number },
): Coverage {
  const alpha = krippendorffAlpha(simulatedTable(crowd, manyItems, seededRandom(0)), crowd.level).value!;
  const tables = Array.from({ length: campaigns }, (_, at) =>
    simulatedTable(crowd, items, seededRandom(at + 1)),
  );
  const found = tables.flatMap((table) => {
    const interval = alphaInterval(table, crowd.level);
    return interval.value === null ? [] : [interval];
  });
  const drawn =
    replicates === 0
      ? []
      : tables.map((table, at) =>
          bootstrapInterval(alphaReplicates(table, crowd.level, { seed: at, from: 0, to: replicates })),
        );
  return {
    alpha,
    jackknife: summaryOf(found, alpha),
    bootstrap: replicates === 0 ? null : summaryOf(drawn, alpha),
    withoutInterval: campaigns - found.length,
  };
}

function summaryOf(intervals: readonly ({ low: number; high: number } | null)[], alpha: number) {
  const known = intervals.filter((one) => one !== null);
  const covering = known.filter(({ low, high }) => low <= alpha && alpha <= high).length;
  const width = known.reduce((sum, { low, high }) => sum + high - low, 0);
  return { covers: covering / known.length, width: width / known.length };
}
