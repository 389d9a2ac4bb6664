import { InvalidArgumentError, type Command } from "commander";
import { print } from "../table";
import { evaluationReport, type EvaluationReport } from "./evaluation-report";
import { evaluationText } from "./evaluation-text";
import { readTypedGold } from "./gold-files";
import { humanAgreement, humanText } from "./human-agreement";
import { distributionsFrom, readReleasedJudgments } from "./released-judgments";
import {
  addScoreOptions,
  addSpreadOptions,
  goldForm,
  refuseSeveralStreams,
  refuseUnpaired,
  runForm,
  type ScoreOptions,
} from "./score-options";
import { readDataset, type DatasetForm, type DatasetGold, type ReadDataset } from "./scored-dataset";
import {
  columnsOfGold,
  goldOfColumn,
  typedEvaluation,
  typedText,
  type ColumnedGold,
  type TypedReport,
} from "./typed-dataset";

interface EvaluateOptions extends ScoreOptions {
  items?: string[];
  dimensions?: string;
  judgments?: string;
}

const help = `
Files are those of STS and CLSS: line n is about item n, no header. A run may give a confidence of 0 or more after a tab.
Gold may also be the gold.csv of a release: it has every dataset, and a run has a file for each in the order of the table.
ALL joins the datasets, ALLnorm joins them after fitting each dataset's scores to its gold, Mean weighs each
dataset's Pearson by its items, and sum (CLSS) adds them up. low and high are the 95 % interval of Pearson.

Typed gold has a column for each dimension, with tabs between them, and so does the run. Each dimension has its Pearson, over
the items with gold, and the mean takes each dimension alike (STS 2013).

Where gold.csv has the standard deviation of each item's judgments, "within SD" is the share of scores at most so far from
the gold. --judgments adds how well people agree with each other (inter-tagger correlation), which is what a run can hope
for. With gold.csv it also brings the distribution of each item's judgments: Wasserstein and Manhattan are the mean distances
to it. A score is one value; with --points the run gives a share for each point of the scale, and its mean is the score.

--fill mean is for items that a system cannot score, such as words it does not know: they get the mean of the others, as in
the baseline of 2014.

Examples:
  touchstone evaluate --gold gold.csv --run run/*.txt --stratum genre --judgments judgments.csv
  touchstone evaluate --gold gold.csv --run shares.tsv --points 0,1,2,3,4,5
  touchstone evaluate --gold STS.gs.headlines.txt --run STS.output.headlines.txt --confidence
  touchstone evaluate --gold gold/STS.gs.*.txt --run run/STS.output.*.txt --json
  touchstone evaluate --gold STS.gs.europeana.txt --run STS.output.europeana.txt --dimensions general,author,time
  touchstone evaluate --gold phrase2word.test.gs.tsv --run phrase2word.tsv --items phrase2word.test.input.tsv`;

/** `evaluate`: how well a run agrees with the gold. */
export function addEvaluate(program: Command): void {
  const command = program.command("evaluate").description("compare the scores of a run with gold");
  addSpreadOptions(addScoreOptions(command))
    .option("--confidence", "add a figure that weighs each score by its confidence")
    .option("--items <files...>", "CLSS input files in the same order: figures for each genre of their ids")
    .option("--dimensions <names>", "names of the columns of typed gold, separated by commas")
    .option("--judgments <file>", "judgments.csv of a release: the agreement among people, and distributions")
    .option("--json", "print one JSON object")
    .addHelpText("after", help)
    .action(evaluateFiles);
}

async function evaluateFiles(options: EvaluateOptions): Promise<void> {
  const { gold, run, items, judgments, json } = options;
  const others = { "--run": run, ...(items === undefined ? {} : { "--items": items }) };
  refuseSeveralStreams(gold, ...Object.values(others), judgments === undefined ? [] : [judgments]);
  const form = runForm(options);
  const read = await readTypedGold(gold, goldForm(options));
  refuseUnpaired(read.length, others);
  const ratings = judgments === undefined ? null : await readReleasedJudgments(judgments);
  const judged = ratings === null ? null : distributionsFrom(ratings, read, judgments ?? "");
  const golds = read.map((each) => ("columns" in each ? each : (judged?.(each) ?? each)));
  const evaluated = await evaluateGolds(golds, options, form);
  const human = ratings === null ? null : humanAgreement(ratings, options.dimension ?? null);
  const text = "typed" in evaluated ? typedText(evaluated.typed) : evaluationText(evaluated.report);
  const result = "typed" in evaluated ? evaluated.typed : evaluated.report;
  print(human === null ? result : { ...result, human }, json, () =>
    human === null ? text : `${text}\n\n${humanText(human)}`,
  );
}

/** Where one dataset has a column for each dimension, all are evaluated by dimension. */
async function evaluateGolds(
  golds: readonly (DatasetGold | ColumnedGold)[],
  { run, items, dimensions }: EvaluateOptions,
  form: DatasetForm,
): Promise<{ typed: TypedReport } | { report: EvaluationReport }> {
  const columned = golds.map((gold) => ("columns" in gold ? gold : columnsOfGold(gold)));
  if (columned.some(({ columns }) => columns > 1)) {
    if (form.points !== null) throw new InvalidArgumentError("--points is for gold with one dimension.");
    const names = dimensions?.split(",").map((name) => name.trim()) ?? null;
    const datasets: TypedReport["datasets"] = [];
    for (const [at, each] of columned.entries())
      datasets.push(await typedEvaluation(each, run[at] ?? "", names, form));
    return { typed: { datasets } };
  }
  const datasets: ReadDataset[] = [];
  for (const [at, each] of golds.entries()) {
    const files = { run: run[at] ?? "", items: items?.[at] ?? null };
    datasets.push(await readDataset("columns" in each ? goldOfColumn(each) : each, files, form));
  }
  return { report: evaluationReport(datasets) };
}
