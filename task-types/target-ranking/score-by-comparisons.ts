import type { WordVectors } from "@/server/imports/word-vectors";
import { cosine } from "@/server/stats/cosine";
import {
  rankingScores,
  type RankingScores,
  type ScoredComparison,
} from "@/server/stats/ranking/ranking-score";
import type { ComparedWords } from "./imports/read-comparisons";

/** The words of comparisons that a model has to know. */
export const comparedWords = (compared: readonly ComparedWords[]): Set<string> =>
  new Set(compared.flatMap(({ target, first, second }) => [target, first, second]));

/** How well the cosines of word vectors order candidates as annotators did. */
export const scoreByComparisons = (compared: readonly ComparedWords[], vectors: WordVectors): RankingScores =>
  rankingScores(compared.map((each) => scored(each, vectors)));

function scored(compared: ComparedWords, vectors: WordVectors): ScoredComparison {
  const target = vectors.get(compared.target);
  const first = vectors.get(compared.first);
  const second = vectors.get(compared.second);
  const isKnown = target !== undefined && first !== undefined && second !== undefined;
  return { ...compared, similarities: isKnown ? [cosine(target, first), cosine(target, second)] : null };
}
