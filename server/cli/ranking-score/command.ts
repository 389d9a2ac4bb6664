import { InvalidArgumentError, type Command } from "commander";
import { readWordVectors } from "@/server/imports/word-vectors";
import type { RankingScores } from "@/server/stats/ranking/ranking-score";
import { readComparisons } from "@/task-types/target-ranking/imports/read-comparisons";
import { comparedWords, scoreByComparisons } from "@/task-types/target-ranking/score-by-comparisons";
import { figuresOf, rounded } from "../figures";
import { tableFile } from "../ratings/table-file";
import { reasonSentence } from "../reason-sentence";
import { print, printedTable } from "../table";

interface RankingScoreOptions {
  vectors: string;
  json?: boolean;
}

const help = `
COMPARISONS has a block for each target, as a release of target ranking and the evaluation sets of 2016 have: the target, then
lines such as artist,0.85,person,0.15, and lines "distractors" and "randoms" before those of other kinds. Vectors are those of
word2vec or GloVe as text: a word and its numbers on each line.

The score weighs each comparison by how sure the annotators were. It is 1 if the model is right everywhere, 0 if it is wrong
everywhere. Comparisons with a word that has no vector are left out and counted. Spearman compares the model's order of each
target's positives with the annotators'; it is the mean over the targets.

Examples:
  touchstone ranking-score groups.comparisons.csv --vectors glove.6B.50d.txt
  touchstone ranking-score ag-evaluation/basic/nn.txt --vectors he.vec --json`;

/** `ranking-score`: how well word vectors order the candidates of each target. */
export function addRankingScore(program: Command): void {
  program
    .command("ranking-score")
    .argument("<comparisons>", "comparisons of target ranking; - is standard input")
    .description("score word vectors by the comparisons of target ranking")
    .requiredOption("--vectors <file>", "word vectors as text")
    .option("--json", "print one JSON object")
    .addHelpText("after", help)
    .action(scoreRanking);
}

async function scoreRanking(path: string, { vectors, json }: RankingScoreOptions): Promise<void> {
  if (path === "-" && vectors === "-") {
    throw new InvalidArgumentError("Only one file can be standard input.");
  }
  const compared = await readComparisons(tableFile(path));
  const known = await readWordVectors(tableFile(vectors), comparedWords(compared));
  print(rankingReport(scoreByComparisons(compared, known)), json, rankingText);
}

type RankingReport = ReturnType<typeof rankingReport>;

function rankingReport({ comparisons: count, unknown, ...figures }: RankingScores) {
  return { ...figuresOf(figures), comparisons: count, unknown };
}

function rankingText(report: RankingReport): string {
  const names = ["all", "positive", "distractor", "random", "spearman"] as const;
  const rows = names.map((name) => [name, rounded(report[name]), reasonSentence(report.reasons?.[name])]);
  return [
    printedTable(["comparisons", "score", ""], rows),
    `${report.comparisons} comparisons, ${report.unknown} of them with a word that has no vector.`,
  ].join("\n");
}
