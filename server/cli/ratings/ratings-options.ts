import { InvalidArgumentError, Option, type Command } from "commander";
import { duplicateRules, type DuplicateRule } from "@/server/imports/ratings-table/ratings";
import type { RatingsForm, RatingsLayout } from "@/server/imports/ratings-table/read-ratings";

/** The options that say how a table of judgments is laid out. */
export interface RatingsOptions {
  item?: string[];
  unordered?: boolean;
  annotator: string;
  value: string;
  dataset?: string;
  dimension?: string;
  wide?: boolean;
  skip?: string[];
  seconds?: string;
  order?: string;
  delimiter?: string;
  header: boolean;
  decimalComma?: boolean;
  missing: string[];
  duplicates?: DuplicateRule;
}

const delimiterNames = new Map([
  ["tab", "\t"],
  ["\\t", "\t"],
  ["space", " "],
]);

/** Adds the options of every command that reads a table of judgments. */
export function addRatingsOptions(command: Command): Command {
  return command
    .option(
      "--item <column>",
      'column of the item; several of them make one key together (default: "item")',
      collectOption,
    )
    .option("--annotator <column>", "column of the annotator", "annotator")
    .option("--value <column>", "column of the judgment", "value")
    .option("--dataset <column>", "column of the dataset, where the table holds several")
    .option("--dimension <column>", "column of the dimension, where items are judged on several")
    .option("--seconds <column>", "column of the seconds spent on the item")
    .option("--order <column>", "column with the time of a judgment (default: the order of the file)")
    .option("--wide", "one item per line; every column not named by --item or --skip is an annotator")
    .option(
      "--skip <column>",
      "with --wide: a column that is not an annotator; may be repeated",
      collectOption,
    )
    .option("--unordered", "sort the parts of an item's key, so that A, B and B, A are one pair")
    .option("--delimiter <character>", "separator of the columns: a character, tab or space", delimiterFrom)
    .option("--no-header", "the first line is data; columns are named by number, from 1")
    .option("--decimal-comma", "read 4,4 as 4.4")
    .option("--missing <values>", "values that mean N/A, separated by commas, such as 0,NA", commaList, [])
    .addOption(
      new Option(
        "--duplicates <rule>",
        "when an annotator judged an item twice; separate makes each line of a wide table an item (default: " +
          '"error", with --wide "separate")',
      ).choices(duplicateRules),
    );
}

/** How to read the table; refuses options that do not go together. */
export function ratingsForm(options: RatingsOptions): RatingsForm {
  const { item = ["item"], dataset = null, dimension = null, unordered = false } = options;
  const { delimiter: separator = null, header, decimalComma, missing, wide } = options;
  const { duplicates = wide === true ? "separate" : "error" } = options;
  if (wide !== true && duplicates === "separate")
    throw new InvalidArgumentError("--duplicates separate goes with --wide.");
  const layout = layoutOf(options);
  const table = { delimiter: separator, header, decimalComma };
  return { ...table, item, dataset, dimension, unordered, missing, duplicates, layout };
}

function layoutOf({ wide, skip, annotator, value, seconds, order }: RatingsOptions): RatingsLayout {
  if (wide !== true && skip !== undefined) throw new InvalidArgumentError("--skip goes with --wide.");
  if (wide !== true)
    return { kind: "long", annotator, value, seconds: seconds ?? null, order: order ?? null };
  if (seconds === undefined && order === undefined) return { kind: "wide", skip: skip ?? [] };
  throw new InvalidArgumentError(
    "--seconds and --order need one judgment per line. --wide has one item per line.",
  );
}

/** Gathers an option that may be given several times. */
export function collectOption(value: string, before: string[] | undefined): string[] {
  return [...(before ?? []), value];
}

function commaList(text: string): string[] {
  return text.split(",").map((value) => value.trim());
}

/** Reads an option that names the separator of columns. */
export function delimiterFrom(text: string): string {
  const character = delimiterNames.get(text) ?? text;
  if (character.length === 1 && !/["\r\n]/.test(character)) return character;
  throw new InvalidArgumentError("Write one character, tab or space.");
}
