import { InvalidArgumentError, Option, type Command } from "commander";
import {
  importChoices,
  itemFormats,
  unknownSenseChoices,
  type ColumnMapping,
  type GoldTake,
} from "@/server/domain/import/contracts";
import { goldTakeIn } from "@/server/domain/import/gold-take-in";
import { readHere } from "@/server/services/import/read-here";
import { saveImport } from "@/server/services/import/save-import";
import { withDatabase } from "@/server/services/startup/open-database";
import { noteLines } from "./import-notes";
import { withProgress } from "./import-progress";
import { localFile } from "./local-file";
import { enterAsOperator } from "./operator";
import { wholeNumberFrom } from "./ratings/number-option";

interface ImportOptions {
  header: boolean;
  ignoreColumn: number[];
  unknownSenses: string;
  decimalComma?: boolean;
  format?: string;
  dataset?: string;
  gold: string;
  seed: number;
  tolerance: number;
  questionsPerPair: number;
  column: [string, string][];
  separator?: string;
  [column: string]: unknown;
}

/** The options that name a column, by the field they fill. */
const columnOptions = {
  id: "--id",
  textA: "--text-a",
  textB: "--text-b",
  score: "--score",
  genre: "--genre",
  goldAnswer: "--gold-answer",
  explanation: "--explanation",
  group: "--group",
  split: "--split",
  use: "--gold-use",
} as const;

/** `import`: takes files of items into a draft, whole or not at all. */
export function addImport(program: Command): void {
  const command = program
    .command("import")
    .argument("<project>", "address of the project")
    .argument(
      "<files...>",
      "STS.input.X.txt with its STS.gs.X.txt, X.input.tsv with its X.gs.tsv, CSV and TSV with a header, or what else the task type reads",
    )
    .description("import files of items into a draft, all or nothing")
    .addOption(new Option("--format <name>", "form of the files").choices(itemFormats))
    .option("--dataset <name>", "dataset of the pairs (default: from the file name)")
    .option(
      "--gold <which>",
      "pairs that become gold with their score: none, all, first:N or random:N",
      "none",
    )
    .option("--seed <number>", "seed of random:N and of best–worst questions", Number, 1)
    .option(
      "--questions-per-pair <number>",
      "how many best–worst questions to make from a list of pairs",
      Number,
      2,
    )
    .option("--tolerance <number>", "how far off an answer to gold may be", Number, 1);
  command
    .addOption(
      new Option("--column <field=name>", "column of a field, such as target=Word; may be repeated")
        .argParser(addColumn)
        .default([], "by their names"),
    )
    .option(
      "--separator <text>",
      "separator of several texts in one cell (default: | if one column contains them)",
    )
    .option("--no-header", "the first line is data; columns are named by number, from 1")
    .addOption(
      new Option("--ignore-column <number>", "a column to ignore, such as row numbers; may be repeated")
        .argParser(addNumber)
        .default([], "none"),
    )
    .addOption(
      new Option("--unknown-senses <choice>", "lines of word to sense whose sense WordNet lacks")
        .choices(unknownSenseChoices)
        .default("refuse"),
    )
    .option("--decimal-comma", "read 4,4 as 4.4 in scores, gold answers and tolerances");
  for (const [field, flag] of Object.entries(columnOptions))
    command.option(`${flag} <column>`, `column: ${field}`);
  command.action((slug: string, paths: string[], options: ImportOptions) =>
    withDatabase(async (deps) => {
      const scope = await enterAsOperator(deps, slug);
      const files = paths.map(localFile);
      const saved = await withProgress((run) =>
        saveImport(deps, scope, files, choicesOf(options), { reading: readHere(deps), ...run }),
      );
      console.log(`${saved.itemCount} items from ${saved.fileName}`);
      for (const line of noteLines(saved)) console.log(line);
    }),
  );
}

function choicesOf(options: ImportOptions) {
  const { goldAnswer, ...named } = Object.fromEntries(
    Object.keys(columnOptions).map((field) => [field, options[field]]),
  );
  const columns = mappingOf([...Object.entries({ ...named, gold: goldAnswer }), ...options.column]);
  const isNamed = Object.keys(columns).length > 0;
  return importChoices.parse({
    format: options.format,
    dataset: options.dataset,
    tolerance: options.tolerance,
    questions: { factor: options.questionsPerPair, seed: options.seed },
    gold: goldTakeOf(options.gold, options.seed),
    mapping: isNamed ? columns : undefined,
    separator: options.separator,
    header: options.header,
    ignore: options.ignoreColumn,
    decimalComma: options.decimalComma,
    unknownSenses: options.unknownSenses,
  });
}

function addColumn(text: string, before: [string, string][]): [string, string][] {
  const at = text.indexOf("=");
  const [field, column] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || column === "") throw new InvalidArgumentError("--column is a field, = and a column.");
  return [...before, [field, column]];
}

const addNumber = (text: string, before: number[]) => [...before, wholeNumberFrom(1, 10_000)(text)];

/** The columns by field; fields without one are left out. */
function mappingOf(named: readonly [string, unknown][]): ColumnMapping {
  const columns = new Map<string, string[]>();
  for (const [field, column] of named) {
    if (typeof column === "string") columns.set(field, [...(columns.get(field) ?? []), column]);
  }
  return Object.fromEntries(columns);
}

function goldTakeOf(text: string, seed: number): GoldTake {
  const take = goldTakeIn(text, seed);
  if (take !== null) return take;
  throw new InvalidArgumentError("--gold is none, all, first:N or random:N, such as first:20.");
}
