import { type Command } from "commander";
import { print } from "../table";
import { evaluationReport } from "./evaluation-report";
import { evaluationText } from "./evaluation-text";
import { addScoreOptions, refuseUnpaired, type ScoreOptions } from "./score-options";
import { readDataset, readDatasetGold, type ReadDataset } from "./scored-dataset";

interface EvaluateOptions extends ScoreOptions {
  items?: string[];
}

const help = `
Files are those of STS and CLSS: line n is about item n, no header. A run may give a confidence of 0 or more behind a tab.
ALL puts the datasets one behind the other, ALLnorm after fitting each dataset's scores to its gold, Mean weighs each
dataset's Pearson by its items, and sum (CLSS) adds them up. low and high are the 95 % interval of Pearson.

Examples:
  touchstone evaluate --gold STS.gs.headlines.txt --run STS.output.headlines.txt --confidence
  touchstone evaluate --gold gold/STS.gs.*.txt --run run/STS.output.*.txt --json
  touchstone evaluate --gold phrase2word.test.gs.tsv --run phrase2word.tsv --items phrase2word.test.input.tsv`;

/** `evaluate`: how well a run agrees with the gold. */
export function addEvaluate(program: Command): void {
  const command = program.command("evaluate").description("hold the scores of a run against gold");
  addScoreOptions(command)
    .option("--confidence", "weigh each score by its confidence in a further figure")
    .option("--items <files...>", "CLSS input files in the same order: figures for each genre of their ids")
    .option("--json", "print one JSON object")
    .addHelpText("after", help)
    .action(evaluateFiles);
}

async function evaluateFiles({ gold, run, items, json, ...options }: EvaluateOptions): Promise<void> {
  refuseUnpaired(gold, { "--run": run, ...(items === undefined ? {} : { "--items": items }) });
  const form = { confidence: options.confidence === true, fill: options.fill ?? null };
  const datasets: ReadDataset[] = [];
  for (const [at, file] of gold.entries()) {
    const files = { run: run[at] ?? "", items: items?.[at] ?? null };
    datasets.push(await readDataset(await readDatasetGold(file), files, form));
  }
  print(evaluationReport(datasets), json, evaluationText);
}
