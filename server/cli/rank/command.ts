import type { Command } from "commander";
import { groupBy } from "@/server/domain/group-by";
import { readGoldOfRuns } from "../evaluate/gold-files";
import { humanAgreement, type HumanAgreement } from "../evaluate/human-agreement";
import { distributionsFrom, readReleasedJudgments } from "../evaluate/released-judgments";
import {
  addGoldOption,
  addReadingOptions,
  addSpreadOptions,
  goldForm,
  refuseSeveralStreams,
  runForm,
  type ReadingOptions,
} from "../evaluate/score-options";
import { readDataset, type ReadDataset } from "../evaluate/scored-dataset";
import { rounded } from "../figures";
import { print, printedTable } from "../table";
import { rankReport, type RankReport } from "./rank-report";
import { runsIn } from "./runs-folder";

interface RankOptions extends ReadingOptions {
  gold: string[];
  runs: string;
  judgments?: string;
  json?: boolean;
}

const help = `
A run is a file, or a folder with one file for each gold file in the order of their names. Files are those of STS and CLSS:
line n is about item n, no header. Gold may also be the gold.csv of a release; "touchstone evaluate --help" says more.

Runs are ranked by Mean, each dataset's Pearson weighed by its items (STS). Equal means share a rank. ALL joins the
datasets, ALLnorm joins them after fitting each dataset's scores to its gold. The sums of Pearson and of Spearman are those
of CLSS.

--judgments adds a line for people: each annotator against the mean of the others, which is what a run can hope for.

Examples:
  touchstone rank --gold STS.gs.headlines.txt --runs runs/
  touchstone rank --gold gold/STS.gs.*.txt --runs runs/ --json`;

/** `rank`: the systems of a shared task, best first. */
export function addRank(program: Command): void {
  const command = program
    .command("rank")
    .description("rank the runs of several systems by their agreement with gold");
  addSpreadOptions(addReadingOptions(addGoldOption(command)))
    .requiredOption("--runs <folder>", "folder of runs")
    .option("--judgments <file>", "judgments.csv of a release: the agreement among people, and distributions")
    .option("--json", "print one JSON object")
    .addHelpText("after", help)
    .action(rankRuns);
}

async function rankRuns({ gold, runs, judgments, json, ...options }: RankOptions): Promise<void> {
  refuseSeveralStreams(gold, judgments === undefined ? [] : [judgments]);
  const form = runForm(options);
  const named = await readGoldOfRuns(gold, goldForm(options));
  const ratings = judgments === undefined ? null : await readReleasedJudgments(judgments);
  const golds = ratings === null ? named : named.map(distributionsFrom(ratings, named, judgments ?? ""));
  const read: { run: string; datasets: ReadDataset[] }[] = [];
  for (const { run, files } of runsIn(runs, golds.length)) {
    const datasets: ReadDataset[] = [];
    for (const [at, dataset] of golds.entries())
      datasets.push(await readDataset(dataset, { run: files[at] ?? "", items: null }, form));
    read.push({ run, datasets });
  }
  const report = rankReport(read);
  const human = ratings === null ? null : humanAgreement(ratings, options.dimension ?? null);
  print(human === null ? report : { ...report, human }, json, () => rankText(report, human));
}

/** The runs best first, and below them the figures that people reach. */
function rankText({ runs }: RankReport, human: HumanAgreement | null): string {
  const [first] = runs;
  const isSpread = first?.withinSd !== undefined;
  const header = [
    ...["rank", "run", "Mean", "ALL", "ALLnorm", "sum Pearson", "sum Spearman"],
    ...(isSpread ? ["within SD", "Wasserstein", "Manhattan"] : []),
    ...(first === undefined ? [] : columnsOfDatasets(first)),
  ];
  const rows = runs.map((run) => [
    run.rank ?? "—",
    run.run,
    ...[run.mean, run.all, run.allNorm, run.sumPearson, run.sumSpearman].map(rounded),
    ...(isSpread
      ? [run.withinSd, run.wasserstein, run.manhattan].map((figure) => rounded(figure ?? null))
      : []),
    ...run.datasets.flatMap(({ pearson, strata = [] }) =>
      [pearson, ...strata.map((part) => part.pearson)].map(rounded),
    ),
  ]);
  return printedTable(header, human === null ? rows : [...rows, peopleRow(header, human)]);
}

function columnsOfDatasets({ datasets }: RankReport["runs"][number]): string[] {
  return datasets.flatMap(({ name, strata = [] }) => [
    name,
    ...strata.map((part) => `${name}: ${part.name}`),
  ]);
}

/** How well people agree with each other, in the columns of the datasets and of ALL. */
function peopleRow(header: readonly string[], human: HumanAgreement): string[] {
  const ofOneDimension = groupBy(human.parts, ({ dataset }) => dataset ?? "").filter(
    ({ length }) => length === 1,
  );
  const figures = new Map([
    ...ofOneDimension.map(([{ dataset, pearson }]) => [dataset ?? "", rounded(pearson)] as const),
    ["ALL", rounded(human.pearson)] as const,
  ]);
  return header.map((name, at) => (at === 1 ? "people (inter-tagger)" : (figures.get(name) ?? "—")));
}
