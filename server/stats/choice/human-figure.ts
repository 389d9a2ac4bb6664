import { majorityAccuracy, type MajorityAccuracy } from "../aggregation/majority-accuracy";
import { fleissKappa } from "../agreement/fleiss-kappa";
import { type Estimate } from "../estimate";
import { type JudgmentTable } from "../judgments/judgment-table";
import { chanceLevel } from "./chance-level";
import { humanFMeasure } from "./human-f-measure";
import { keyAccuracy, type KeyAccuracy } from "./key-accuracy";
import { type FMeasure } from "./f-measure";

/** Questions of one test with the answers to them; answers and keys are numbers of candidates, from 1. */
export interface AnsweredTest {
  table: JudgmentTable;
  /** Per question: the right answer; null where the test does not say. */
  key: readonly (number | null)[];
  candidateCounts: readonly number[];
  /** The answer that says that two texts are the same, where every question asks that; null for other tests. */
  positive: number | null;
}

/** What people do on a test, to set beside what systems do. */
export interface HumanFigure {
  /** Answers to questions with a key that are right. */
  accuracy: KeyAccuracy;
  /** By annotator of the table. */
  annotators: KeyAccuracy[];
  /** Questions whose most frequent answer is right. */
  majority: MajorityAccuracy;
  /** What guessing gives. */
  chance: Estimate<"no_questions", { n: number }>;
  /** Of a test of pairs: the F-measure of single answers and of the majorities; null for other tests. */
  f: { answers: FMeasure; majority: FMeasure } | null;
  kappa: ReturnType<typeof fleissKappa>;
}

/** The human figure of a test: success rate of a ranking test, F-measure and accuracy of a binary one. */
export function humanFigure({ table, key, candidateCounts, positive }: AnsweredTest): HumanFigure {
  const { overall, annotators } = keyAccuracy(table, key);
  return {
    accuracy: overall,
    annotators,
    majority: majorityAccuracy(table, key, 0),
    chance: chanceLevel(candidateCounts.filter((_, at) => (key[at] ?? null) !== null)),
    f: positive === null ? null : humanFMeasure(table, key, positive),
    kappa: fleissKappa(table),
  };
}
