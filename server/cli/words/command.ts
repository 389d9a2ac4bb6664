import { InvalidArgumentError, type Command } from "commander";
import { withoutFormula } from "@/server/domain/csv-cell";
import { onOneLine } from "@/server/exports/on-one-line";
import { frequencySample, type FrequencySample } from "@/server/stats/sampling/frequency-sample";
import { wholeNumberFrom } from "../ratings/number-option";
import { tableFile } from "../ratings/table-file";
import { splitParts } from "../sample/sample-options";
import { printedTable } from "../table";
import { writeLines } from "../write-lines";
import { readWordList, type WordList } from "./read-word-list";

interface WordsOptions {
  frequency: string;
  groups: number;
  perKind: number;
  kind?: string;
  shareColumn?: string;
  shares?: { name: string; share: number }[];
  seed: number;
}

const help = `
The file is a table with a header and a word on each line. Words are ranked by the column of --frequency and divided into groups of
equal size; the sample takes as many from each group. An empty cell is a word without a frequency; these are a group of their own.

With --kind, words of each value of a column are sampled separately, such as those that a dictionary lacks. With --share-column and
--shares, each part of speech gives its part of the sample.

The words are a TSV on standard output with all columns and "group", 1 for the rarest. The counts are on standard error.

Examples:
  touchstone words lemmas.tsv --frequency count --per-kind 100 --share-column pos --shares noun:0.5,verb:0.25,adjective:0.25
  touchstone words lemmas.tsv --frequency count --per-kind 50 --kind source --groups 10 --seed 7`;

/** `words`: words to annotate, evenly over their frequency. */
export function addWords(program: Command): void {
  program
    .command("words")
    .argument("<file>", "words as CSV or TSV; - is standard input")
    .description("draw words evenly over their frequency, by kind and part of speech")
    .requiredOption("--frequency <column>", "column that says how often a word occurs")
    .requiredOption("--per-kind <number>", "words to draw of each kind", wholeNumberFrom(1, 1_000_000))
    .option("--groups <number>", "groups of equal size by frequency", wholeNumberFrom(1, 1_000), 10)
    .option("--kind <column>", "sample the words of each value of this column separately")
    .option("--share-column <column>", "column of what --shares divides, such as the part of speech")
    .option("--shares <parts>", "parts of the sample, such as noun:0.5,verb:0.25,adjective:0.25", splitParts)
    .option("--seed <number>", "seed of what is drawn", wholeNumberFrom(0, 999_999_999), 1)
    .addHelpText("after", help)
    .action(writeWords);
}

async function writeWords(path: string, options: WordsOptions): Promise<void> {
  const { shares, shareColumn } = options;
  if ((shares === undefined) !== (shareColumn === undefined))
    throw new InvalidArgumentError("--shares and --share-column go together.");
  const list = await readWordList(tableFile(path), {
    ...{ frequency: options.frequency, kind: options.kind ?? null, share: shareColumn ?? null },
  });
  const sample = frequencySample(list.words, {
    ...{ groups: options.groups, perKind: options.perKind, seed: options.seed },
    shares: shares === undefined ? null : new Map(shares.map(({ name, share }) => [name, share])),
  });
  await writeLines(linesOf(list, sample), (line) => line);
  console.error(countsText(sample));
}

function* linesOf({ columns, rows }: WordList, { drawn }: FrequencySample): Generator<string> {
  yield lineOf([...columns, "group"]);
  for (const { place, group } of drawn)
    yield lineOf([...(rows[place] ?? []), group === null ? "" : String(group)]);
}

const lineOf = (cells: readonly string[]) =>
  `${cells.map((cell) => withoutFormula(onOneLine(cell))).join("\t")}\n`;

const countsText = ({ counts }: FrequencySample) =>
  printedTable(
    ["kind", "share", "asked", "drawn"],
    counts.map(({ kind, share, asked, drawn }) => [kind, share ?? "", asked, drawn]),
  );
