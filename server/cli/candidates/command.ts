import { InvalidArgumentError, type Command } from "commander";
import { withoutFormula } from "@/server/domain/csv-cell";
import { onOneLine } from "@/server/exports/on-one-line";
import { makeGroups, type MadeGroups } from "@/task-types/target-ranking/candidates/make-groups";
import { readRelatedWords } from "@/task-types/target-ranking/candidates/read-related-words";
import { positiveLimits } from "@/task-types/target-ranking/target-group";
import { wholeNumberFrom } from "../ratings/number-option";
import { tableFile } from "../ratings/table-file";
import { writeLines } from "../write-lines";

interface CandidatesOptions {
  relation: string;
  positives: { min: number; max: number };
  distractors: number;
  randoms: number;
  seed: number;
}

const help = `
Files are tables with a header: a target and a word on each line, and perhaps their relation and its strength. Columns may have the
usual names of dictionaries (headword, word, relation) and of norms (cue, response, frequency).

Words in one of the relations of --relation are positives. Words that anything else relates to the target, such as norms of free
association, are distractors. Randoms are drawn from the words of other targets that nothing relates to this one. Of more words than
are wanted the strongest are taken. Targets with too few positives are left out and counted.

The groups are a TSV on standard output that a project of target ranking imports.

Examples:
  touchstone candidates dictionary.csv norms.csv --relation hypernym,hyponym > groups.tsv
  touchstone candidates categories.csv norms.csv --relation cohyponym --positives 4 --distractors 2 --randoms 1 --seed 7`;

/** `candidates`: groups of target words from lexicons and norms. */
export function addCandidates(program: Command): void {
  program
    .command("candidates")
    .argument("<files...>", "dictionaries, thesauri and norms as tables; - is standard input")
    .description("make the groups of target ranking from a dictionary and norms")
    .requiredOption("--relation <names>", "relations whose words are positives, with commas between")
    .option("--positives <numbers>", "fewest and most positives, such as 3-6", sizes, { min: 3, max: 6 })
    .option("--distractors <number>", "distractors of a group", wholeNumberFrom(0, 100), 2)
    .option("--randoms <number>", "randoms of a group", wholeNumberFrom(0, 100), 1)
    .option("--seed <number>", "seed of what is drawn", wholeNumberFrom(0, 999_999_999), 1)
    .addHelpText("after", help)
    .action(writeCandidates);
}

async function writeCandidates(
  files: readonly string[],
  { relation, ...choices }: CandidatesOptions,
): Promise<void> {
  if (files.filter((file) => file === "-").length > 1)
    throw new InvalidArgumentError("Only one file can be standard input.");
  const related = [];
  for (const file of files) for (const one of await readRelatedWords(tableFile(file))) related.push(one);
  const preferred = new Set(relation.split(",").map((name) => name.trim()));
  const known = [...new Set(related.flatMap((one) => one.relation ?? []))];
  const unknown = [...preferred].filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new InvalidArgumentError(
      `No line has the relation ${unknown.join(", ")}. The relations are: ${known.join(", ")}.`,
    );
  const made = makeGroups(related, { ...choices, preferred });
  await writeLines(linesOf(made), (line) => line);
  console.error(reportOf(made));
}

function* linesOf({ groups }: MadeGroups): Generator<string> {
  yield "target\tcandidate\tkind\n";
  for (const { target, candidates } of groups)
    for (const { word, kind } of candidates) yield `${[target, word, kind].map(cell).join("\t")}\n`;
}

const cell = (text: string) => withoutFormula(onOneLine(text));

function reportOf({ groups, leftOut, short }: MadeGroups): string {
  return [
    `${groups.length} groups.`,
    ...(leftOut.length === 0 ? [] : [`${leftOut.length} targets with too few positives are left out.`]),
    ...(short.length === 0
      ? []
      : [
          `${short.length} groups have fewer distractors or randoms than asked for: ${short.slice(0, 10).join(", ")}.`,
        ]),
  ].join(" ");
}

function sizes(text: string): { min: number; max: number } {
  const [min = NaN, max = min] = text.split("-").map(Number);
  const areWhole = Number.isInteger(min) && Number.isInteger(max);
  if (areWhole && min >= positiveLimits.min && max >= min && max <= positiveLimits.max) return { min, max };
  const { min: least, max: most } = positiveLimits;
  throw new InvalidArgumentError(`Write the fewest and the most, from ${least} to ${most}, such as 3-6.`);
}
