import { InvalidArgumentError, type Command } from "commander";
import { paraphraseTests } from "@/server/domain/pyramid/paraphrase-tests";
import { binaryTestLines, choiceTestLines } from "@/server/exports/pyramid/paraphrase-tests";
import { readPyramid } from "@/server/imports/pyramid/read-pyramid";
import { wholeNumberFrom } from "../ratings/number-option";
import { tableFile } from "../ratings/table-file";
import { print } from "../table";
import { comparisonOf, comparisonText } from "./compared-pyramids";
import type { NamedPyramid } from "@/server/domain/pyramid/named-pyramid";
import { testsText } from "./tests-text";
import { writeFolder } from "./write-folder";

interface PyramidOptions {
  out?: string;
  seed?: number;
  balance?: boolean;
  overwrite?: boolean;
  compare?: boolean;
  json?: boolean;
}

const help = `
Files are pyramids that DUCView saved (.pyr). The tests are those of Baumel, Cohen and Elhadad 2016:
  binary.tsv     text_a, text_b, same: two contributors, and 1 if they are of one unit, 0 if of two
  questions.tsv  question, answer, candidate_1 … candidate_4: answer is the number of the right candidate

Constraints on pairs, in the order in which they are checked. A rejected pair counts for the first one it breaks:
  minimumWords        both texts have at least 3 words
  sharedWords         texts of two units share more than 3 words
  noPronouns          no text has a personal, possessive or reflexive pronoun
  contentWordDiffers  at least one content word differs

--compare says how far two annotators agree on the units of the same summaries: Krippendorff's alpha of the words that
share a unit, with the distances of MASI and of Jaccard.

Examples:
  touchstone pyramid D0701.pyr D0702.pyr --out tests
  touchstone pyramid *.pyr --out tests --balance --seed 7
  touchstone pyramid ana.pyr ben.pyr --compare --json`;

/** `pyramid`: tests of paraphrase from pyramids, or how far two pyramids agree. */
export function addPyramid(program: Command): void {
  program
    .command("pyramid")
    .argument("<files...>", "pyramids (.pyr); - is standard input")
    .description("make tests of paraphrase from pyramids, or compare two pyramids of the same summaries")
    .option("--out <folder>", "write binary.tsv and questions.tsv here; created if it does not exist")
    .option(
      "--seed <number>",
      "seed of the order and of what is drawn (default: 1)",
      wholeNumberFrom(0, 999_999_999),
    )
    .option("--balance", "draw as many pairs of two units as there are of one (default: all of them)")
    .option("--overwrite", "replace binary.tsv and questions.tsv if they are there")
    .option("--compare", "compare the units of two pyramids; no test is written")
    .option("--json", "print one JSON object")
    .addHelpText("after", help)
    .action((files: string[], options: PyramidOptions) =>
      options.compare === true ? compareFiles(files, options) : makeTests(files, options),
    );
}

async function makeTests(files: readonly string[], options: PyramidOptions): Promise<void> {
  const { out, seed = 1, balance = false, overwrite = false, json } = options;
  if (out === undefined) throw new InvalidArgumentError("Name a folder for the tests, such as --out tests.");
  const named = await readAll(files);
  const { pairs, questions, report } = paraphraseTests(named, { seed, balanced: balance });
  await writeFolder(out, overwrite, {
    "binary.tsv": binaryTestLines(pairs),
    "questions.tsv": choiceTestLines(questions),
  });
  print(report, json, (counts) => testsText(counts, out));
}

async function compareFiles(files: readonly string[], options: PyramidOptions): Promise<void> {
  const { compare: _, json, ...others } = options;
  const [given] = Object.keys(others);
  if (given !== undefined) throw new InvalidArgumentError(`--${given} does not go with --compare.`);
  const [one, other] = files;
  if (one === undefined || other === undefined || files.length > 2)
    throw new InvalidArgumentError("Name two files to compare, such as ana.pyr ben.pyr --compare.");
  const [first, second] = await readAll([one, other]);
  print(comparisonOf(first!, second!), json, comparisonText);
}

async function readAll(files: readonly string[]): Promise<NamedPyramid[]> {
  if (files.filter((file) => file === "-").length > 1)
    throw new InvalidArgumentError("Only one file can be standard input.");
  const tables = files.map(tableFile);
  const named: NamedPyramid[] = [];
  for (const table of tables) named.push({ name: table.name, pyramid: await readPyramid(table) });
  return named;
}
