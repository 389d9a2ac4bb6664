import { Option, type Command } from "commander";
import { rounded } from "../figures";
import { numberFrom } from "../ratings/number-option";
import { addAllOption, readCountedRatings } from "../ratings/counted-ratings";
import { addRatingsOptions } from "../ratings/ratings-options";
import { print, printedTable } from "../table";
import { smoothings } from "@/server/stats/aggregation/smoothing";
import { offlineMethods, aggregationOf, scaleFrom, type AggregateOptions } from "./aggregate-options";
import { aggregateReport, type AggregateReport } from "./aggregate-report";
import { itemsFile, writeItems } from "./items-file";

const help = `
Methods:
  mean         arithmetic mean
  median       median, of an even number the mean of the middle two
  trimmed      mean without --share of the values at either end, rounded down to whole judgments
  sd-trimmed   mean of the values within --deviations population standard deviations of the item's mean
  weighted     mean with each annotator's correlation with the others as weight
  shift-scale  mean after each annotator's values got the mean and spread of the others' on the same items
  majority     the value chosen most often; of several the one nearest to the mean
  dawid-skene  the most probable value if each annotator makes errors of their own kind; smoothed below five judgments an item

Each item has its value, n and sd of its judgments, and the value's 95 % interval if it has one. The interval
stays on the scale: --scale, or from the lowest to the highest judgment of the table. A judgment without a
value is N/A and takes the mean of the others. With --dimension each dimension is aggregated by itself.

The judgments of a release, with its method and --scale, give the values of the release. Judgments that do not count
(column "counted") are left out unless --all is given. Gold items keep their judgments, because their values in a release
rest on them. Where an adjudicator decided a value (column "adjudicated" of gold.csv), the release has the decision and
this command has the value of the judgments.

Examples:
  touchstone aggregate ratings.csv --method mean --out gold.csv
  touchstone aggregate ratings.csv --method trimmed --share 0.2 --dataset set --json
  touchstone aggregate judgments.csv --dataset dataset --dimension dimension --missing NA --scale 0,5 --json
  touchstone aggregate labels.tsv --no-header --item 1 --annotator 2 --value 3 --method dawid-skene --out gold.jsonl`;

/** `aggregate`: the gold value of every item. */
export function addAggregate(program: Command): void {
  const command = program
    .command("aggregate")
    .argument("<file>", "table of judgments, CSV or TSV; - is standard input")
    .description("turn the judgments of a table into one gold value for each item")
    .addOption(
      new Option("--method <name>", "how to get the value of an item")
        .choices(offlineMethods)
        .default("mean"),
    )
    .option(
      "--share <number>",
      "share of values that trimmed cuts off at each end (default: 0.1)",
      numberFrom(0, 0.49),
    )
    .option(
      "--deviations <number>",
      "how many standard deviations sd-trimmed keeps (default: 1)",
      numberFrom(0, 1_000),
    )
    .addOption(
      new Option(
        "--smoothing <what>",
        "when dawid-skene smooths: below five judgments an item, or never (default: default)",
      ).choices(smoothings),
    )
    .option(
      "--scale <ends>",
      "lowest and highest value of the scale, such as 0,4 (default: those of the judgments)",
      scaleFrom,
    )
    .addOption(
      new Option("--all-na <what>", "the value of an item that everyone called N/A")
        .choices(["zero", "missing"])
        .default("zero"),
    )
    .option("--out <file>", "write the items here: .csv, .tsv or .jsonl", itemsFile);
  addAllOption(addRatingsOptions(command))
    .option("--json", "print one JSON object")
    .addHelpText("after", help)
    .action(aggregateFile);
}

async function aggregateFile(path: string, options: AggregateOptions): Promise<void> {
  const { out, allNa, scale, json } = options;
  const settings = { aggregation: aggregationOf(options), allNotApplicable: allNa, scale };
  const report = aggregateReport(await readCountedRatings(path, options, ["uncounted"]), settings);
  if (out !== undefined) await writeItems(out, report.items);
  const text =
    out === undefined ? itemsTable : ({ items }: AggregateReport) => `${items.length} items are in ${out}.`;
  print(report, json, (found) => [text(found), ...smoothingLine(found)].join("\n"));
}

function smoothingLine({ smoothed, judgmentsPerItem }: AggregateReport): string[] {
  if (smoothed !== true) return [];
  const average = rounded(judgmentsPerItem ?? null);
  return [
    "",
    `Smoothed, because items have ${average} judgments on average; --smoothing none is the plain form.`,
  ];
}

function itemsTable({ items }: AggregateReport): string {
  const rows = items.map(({ item, dataset, dimension, value, n, sd, low, high }) => [
    [dataset, dimension, item].filter((name) => name !== undefined).join(" · "),
    rounded(value),
    n,
    ...[sd, low, high].map(rounded),
  ]);
  return printedTable(["item", "value", "n", "sd", "low", "high"], rows);
}
