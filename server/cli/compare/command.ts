import { type Command } from "commander";
import { evaluateRun } from "@/server/stats/evaluation/evaluate-run";
import { addScoreOptions, refuseUnpaired, type ScoreOptions } from "../evaluate/score-options";
import { readDataset, readDatasetGold, type ReadDataset } from "../evaluate/scored-dataset";
import { print } from "../table";
import { comparisonReport } from "./comparison-report";
import { comparisonText } from "./comparison-text";

interface CompareOptions extends ScoreOptions {
  runB: string[];
}

const help = `
z is the difference of both correlations with the gold after Fisher's transformation, in standard errors. p is the chance
of a z at least as high if run A were no better than run B (one-tailed): a small p speaks for run A, one near 1 for run B.

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
    .option("--json", "print one JSON object")
    .addHelpText("after", help)
    .action(compareFiles);
}

async function compareFiles({ gold, run, runB, fill, json }: CompareOptions): Promise<void> {
  refuseUnpaired(gold, { "--run": run, "--run-b": runB });
  const form = { confidence: false, fill: fill ?? null };
  const a: ReadDataset[] = [];
  const b: ReadDataset[] = [];
  for (const [at, file] of gold.entries()) {
    const itemGold = await readDatasetGold(file);
    a.push(await readDataset(itemGold, { run: run[at] ?? "", items: null }, form));
    b.push(await readDataset(itemGold, { run: runB[at] ?? "", items: null }, form));
  }
  print(comparisonReport(evaluateRun(a), evaluateRun(b)), json, comparisonText);
}
