import type { Command } from "commander";
import { compareRuns } from "@/server/stats/evaluation/compare-runs";
import { correlationNames, type PairedScores } from "@/server/stats/evaluation/paired-scores";
import { readGoldOfRuns } from "../evaluate/gold-files";
import {
  addScoreOptions,
  goldForm,
  refuseSeveralStreams,
  refuseUnpaired,
  runForm,
  type ScoreOptions,
} from "../evaluate/score-options";
import { readDataset } from "../evaluate/scored-dataset";
import { print, printedTable } from "../table";
import { comparisonReport, type ComparisonReport, type DifferenceFigures } from "./comparison-report";
import { wholeNumberFrom } from "../ratings/number-option";
import { probability, rounded } from "../figures";
import { reasonSentence } from "../reason-sentence";

interface CompareOptions extends ScoreOptions {
  runB: string[];
  samples: number;
  seed: number;
}

const help = `
Both runs are scored on the same items, so they depend on each other. Two tests take that into account:
  Williams's test, two-tailed (Steiger's T2), and
  the paired bootstrap: --samples times the items are drawn with replacement; the interval and the two-tailed p are those
  of the difference.
z is the test of the papers for independent runs, on Fisher's transformation; its p is one-tailed, for "A is better". It
misses most true differences of runs on the same items.

ALL joins the datasets, Mean weighs each dataset's correlation by its items. Both tests of Mean add up the differences of
the datasets. A second table has the same for Spearman's correlation.

Examples:
  touchstone compare --gold STS.gs.headlines.txt --run mine.txt --run-b baseline.txt
  touchstone compare --gold gold/STS.gs.*.txt --run a/*.txt --run-b b/*.txt --json`;

/** `compare`: whether one run agrees better with the gold than another. */
export function addCompare(program: Command): void {
  const command = program
    .command("compare")
    .description("test whether run A agrees better with gold than run B");
  addScoreOptions(command)
    .requiredOption("--run-b <files...>", "scores of run B, as many files in the same order")
    .option("--samples <number>", "samples of the bootstrap", wholeNumberFrom(1, 1_000_000), 1_000)
    .option("--seed <number>", "seed of the samples", wholeNumberFrom(0, 999_999_999), 1)
    .option("--json", "print one JSON object")
    .addHelpText("after", help)
    .action(compareFiles);
}

async function compareFiles({ gold, run, runB, json, ...settings }: CompareOptions): Promise<void> {
  refuseSeveralStreams(gold, run, runB);
  const form = runForm(settings);
  const golds = await readGoldOfRuns(gold, goldForm(settings));
  refuseUnpaired(golds.length, { "--run": run, "--run-b": runB });
  const datasets: PairedScores[] = [];
  for (const [at, itemGold] of golds.entries()) {
    const a = await readDataset(itemGold, { run: run[at] ?? "", items: null }, form);
    const b = await readDataset(itemGold, { run: runB[at] ?? "", items: null }, form);
    datasets.push({ name: a.name, gold: a.gold, a: a.scores, b: b.scores });
  }
  const found = correlationNames.map((name) => [name, compareRuns(datasets, name, settings)] as const);
  print(
    comparisonReport(Object.fromEntries(found) as Parameters<typeof comparisonReport>[0]),
    json,
    comparisonText,
  );
}

const columns = ["difference", "low", "high", "p", "Williams t", "p", "Fisher z", "p (one-tailed)", ""];

function comparisonText({ datasets, all, mean }: ComparisonReport): string {
  const items = datasets.reduce((sum, { n }) => sum + n, 0);
  const named = [
    ...datasets,
    ...(datasets.length === 1
      ? []
      : [
          { name: "ALL", n: items, ...all },
          { name: "Mean", n: items, ...mean },
        ]),
  ];
  const pearson = named.map(({ name, n, pearsonA: a, pearsonB: b, ...rest }) =>
    rowOf(name, n, { a, b, ...rest }),
  );
  const spearman = named.map(({ name, n, spearman: figures }) => rowOf(name, n, figures));
  return [
    printedTable(["dataset", "items", "Pearson A", "Pearson B", ...columns], pearson),
    printedTable(["dataset", "items", "Spearman A", "Spearman B", ...columns], spearman),
  ].join("\n\n");
}

function rowOf(name: string, n: number, figures: DifferenceFigures): (string | number)[] {
  const { a, b, z, p, williams, bootstrap, reasons } = figures;
  return [
    ...[name, n],
    ...[a, b, bootstrap.difference, bootstrap.low, bootstrap.high].map(rounded),
    ...[probability(bootstrap.p), rounded(williams.t), probability(williams.p)],
    ...[rounded(z), probability(p), reasonSentence(Object.values(reasons ?? {})[0])],
  ];
}
