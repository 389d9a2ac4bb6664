import path from "node:path";
import type { Command } from "commander";
import { readBinaryTest, readChoiceTest } from "@/server/imports/paraphrase/read-paraphrase-tests";
import { readWordVectors } from "@/server/imports/word-vectors";
import { scoreByTest, testTexts, type ParaphraseScores } from "@/task-types/choice/paraphrase/score-by-test";
import { unknownWords, vectorWords } from "@/task-types/choice/paraphrase/text-similarity";
import { figuresOf, rounded } from "../figures";
import { wholeNumberFrom } from "../ratings/number-option";
import { tableFile } from "../ratings/table-file";
import { print, printedTable } from "../table";

interface ParaphraseTestOptions {
  vectors: string;
  seed: number;
  json?: boolean;
}

const help = `
The folder has binary.tsv and questions.tsv, as "touchstone pyramid" writes them. Two texts are as similar as the cosine of
their sums of word vectors. Words without a vector do not count.

  F             of pairs above a threshold that is fitted on a tenth of the pairs, drawn by the seed; of the rest
  success rate  share of questions whose right candidate is the most similar; equal ones share the place
  MRR           mean of 1 over the rank of the right candidate

Beside the vectors stand one-hot words, where each word has a dimension of its own, and random scores (Baumel, Cohen and
Elhadad 2016, table 1).

Examples:
  touchstone paraphrase-test tests/ --vectors glove.6B.50d.txt
  touchstone paraphrase-test tests/ --vectors glove.6B.50d.txt --seed 7 --json`;

/** `paraphrase-test`: how well word vectors tell paraphrases. */
export function addParaphraseTest(program: Command): void {
  program
    .command("paraphrase-test")
    .argument("<folder>", "folder with binary.tsv and questions.tsv")
    .description("score word vectors by tests of paraphrase")
    .requiredOption("--vectors <file>", "word vectors as text")
    .option("--seed <number>", "seed of the tenth and of random scores", wholeNumberFrom(0, 999_999_999), 1)
    .option("--json", "print one JSON object")
    .addHelpText("after", help)
    .action(testVectors);
}

async function testVectors(folder: string, { vectors, seed, json }: ParaphraseTestOptions): Promise<void> {
  const pairs = await readBinaryTest(tableFile(path.join(folder, "binary.tsv")));
  const questions = await readChoiceTest(tableFile(path.join(folder, "questions.tsv")));
  const test = { pairs, questions };
  const texts = testTexts(test);
  const known = await readWordVectors(tableFile(vectors), vectorWords(texts));
  const scores = scoreByTest(test, known, seed);
  const told = (each: ParaphraseScores) => reportOf(each, questions.length);
  const report = {
    ...told(scores.vectors),
    unknownWords: unknownWords(texts, known).size,
    baselines: { oneHot: told(scores.oneHot), random: told(scores.random) },
  };
  print(report, json, paraphraseText);
}

function reportOf({ binary, ranking }: ParaphraseScores, questions: number) {
  const { threshold, f, ...counts } = binary;
  return {
    binary: { ...figuresOf({ threshold, f }), ...counts },
    ranking: { ...figuresOf(ranking), questions },
  };
}

type Scores = ReturnType<typeof reportOf>;
type ParaphraseReport = Scores & {
  unknownWords: number;
  baselines: { oneHot: Scores; random: Scores };
};

function paraphraseText(report: ParaphraseReport): string {
  const { baselines, unknownWords: unknown, binary, ranking } = report;
  const named: [string, Scores][] = [
    ["random", baselines.random],
    ["one-hot", baselines.oneHot],
    ["vectors", report],
  ];
  const rows = named.map(([name, scores]) => [
    name,
    ...[scores.binary.threshold, scores.binary.f].map(rounded),
    ...[scores.ranking.successRate, scores.ranking.mrr].map(rounded),
  ]);
  return [
    printedTable(["", "threshold", "F", "success rate", "MRR"], rows),
    `${binary.tested} pairs tested, ${binary.fitted} to fit the threshold; ${ranking.questions} questions.`,
    `${unknown} words have no vector.`,
  ].join("\n");
}
