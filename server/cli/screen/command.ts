import { InvalidArgumentError, Option, type Command } from "commander";
import { keyOf } from "@/server/imports/ratings-table/rated-item";
import { readGold } from "@/server/imports/ratings-table/read-gold";
import { readRatings, type RatingsForm } from "@/server/imports/ratings-table/read-ratings";
import type { Ratings } from "@/server/imports/ratings-table/ratings";
import { FaultyTable, tableFault } from "@/server/imports/ratings-table/table-fault";
import { alphaLevels } from "@/server/stats/agreement/krippendorff-alpha";
import { numberFrom, wholeNumberFrom } from "../ratings/number-option";
import { addRatingsOptions, collectOption, ratingsForm } from "../ratings/ratings-options";
import { tableFile } from "../ratings/table-file";
import { print } from "../table";
import { crowdOf, type CrowdKnownAnswers } from "./crowd";
import { screenCrowd } from "./screen-crowd";
import { addRule, screenSettings, type ScreenOptions } from "./screen-options";
import { screenText } from "./screen-text";

const help = `
Rules:
  gold-pearson < 0.5    Pearson's correlation with the known answers
  gold-accuracy < 0.667 share of right answers to gold; two of three are not below 0.667
  inter-tagger < 0.5    Pearson's correlation with the mean of the others
  pairwise > 1sd        mean pairwise agreement so many standard deviations below the average
  seconds < 5           median seconds an item; needs --seconds
  straight-line > 20    longest run of the same answer
  missing-share > 0.5   share of N/A
  judged < 10           number of items judged

A rule judges nobody whose figure rests on few answers: 10 for correlations, 5 for pairwise, seconds and N/A, 4 for
gold-accuracy. --min-n sets another number for all rules, and "inter-tagger < 0.5 from 20" for one.

STS 2012 used gold-pearson < 0.5. The ranking of similar words in 2016 used pairwise > 1sd.

A judgment without a value is N/A; in a wide table an empty cell is no judgment at all.
Two judgments of an item by one annotator are an error, unless --duplicates says which of them stands. In a wide
table each line is an item; with --duplicates error, first or last, lines with the same key are one.

Examples:
  touchstone screen ratings.csv --rule "inter-tagger < 0.5" --rule "pairwise > 1sd"
  touchstone screen ratings.csv --gold gold.csv --rule "gold-pearson < 0.5" --json
  touchstone screen labels.tsv --no-header --item 1 --annotator 2 --value 3 --level nominal \\
    --gold truth.tsv --stop-below 0.7 --min-gold 4 --certainty 0.95`;

/** `screen`: who would be excluded by rules or stopped in work, and what that does to agreement and to the majority. */
export function addScreen(program: Command): void {
  const command = program
    .command("screen")
    .argument("<file>", "table of judgments, CSV or TSV; - is standard input")
    .description("show who exclusion or stopping rules would remove, and what that changes")
    .option("--rule <rule>", "exclusion rule; may be repeated, and breaking one is enough", addRule)
    .option(
      "--min-n <number>",
      "fewest answers for every rule (default: each rule has its own number)",
      wholeNumberFrom(1, 100_000),
    )
    .option("--gold <file>", "table of known answers, laid out like the judgments")
    .option("--gold-item <column>", "column of its item, if not as --item; may be repeated", collectOption)
    .option("--gold-value <column>", 'column of its answer (default: "gold", else as --value, else the last)')
    .option("--tolerance <number>", "how far off an answer to gold may be", numberFrom(0, Infinity), 0)
    .option("--evaluate <file>", "known answers to compare the majority with (default: those of --gold)")
    .addOption(
      new Option("--level <name>", "what differences of values mean, for alpha")
        .choices(alphaLevels)
        .default("interval"),
    )
    .option("--stop-below <share>", "replay a stop at this accuracy on gold", numberFrom(0, 1))
    .option(
      "--min-gold <number>",
      "check for a stop after this many gold answers",
      wholeNumberFrom(1, 1_000),
      4,
    )
    .option("--certainty <share>", "stop only if the true accuracy is below with this probability", certainty)
    .addOption(
      new Option("--on-stop <what>", "what happens to judgments given before a stop")
        .choices(["discard", "keep"])
        .default("discard"),
    );
  addRatingsOptions(command)
    .option("--json", "print one JSON object")
    .addHelpText("after", help)
    .action(screenFile);
}

async function screenFile(path: string, options: ScreenOptions): Promise<void> {
  const settings = screenSettings(path, options);
  const form = ratingsForm(options);
  const ratings = await readRatings(tableFile(path), form);
  const known = async (file: string | undefined) =>
    file === undefined ? null : readKnownAnswers(file, ratings, form, options);
  const gold = await known(options.gold);
  const truth = options.evaluate === undefined ? gold : await known(options.evaluate);
  print(screenCrowd(crowdOf(ratings, gold), { ...settings, truth }), options.json, screenText);
}

async function readKnownAnswers(
  path: string,
  { items }: Ratings,
  form: RatingsForm,
  { goldItem, goldValue, value, tolerance }: ScreenOptions,
): Promise<CrowdKnownAnswers> {
  const file = tableFile(path);
  const columns = goldValue === undefined ? ["gold", value] : [goldValue];
  const answers = await readGold(file, { ...form, item: goldItem ?? form.item, value: columns });
  const values = items.map((item) => answers.get(keyOf(item)) ?? null);
  if (values.some((answer) => answer !== null)) return { values, tolerance };
  const place = { line: 1, column: null, found: null };
  throw new FaultyTable(file.name, [tableFault("gold_elsewhere", place, { name: "the table of judgments" })]);
}

function certainty(text: string): number {
  const share = numberFrom(0.5, 1)(text);
  if (share < 1) return share;
  throw new InvalidArgumentError("Write a number below 1, such as 0.95.");
}
