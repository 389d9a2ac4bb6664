import { withoutFormula } from "@/server/domain/csv-cell";
import type { ParaphrasePair } from "@/server/domain/pyramid/binary-test";
import type { ChoiceQuestion } from "@/server/domain/pyramid/choice-test";
import { onOneLine } from "../on-one-line";

/** The binary test as TSV with a header: two texts, and 1 where both state the same unit, else 0. */
export function* binaryTestLines(pairs: readonly ParaphrasePair[]): Generator<string> {
  yield lineOf(["text_a", "text_b", "same"]);
  for (const { textA, textB, same } of pairs) yield lineOf([textA, textB, same ? "1" : "0"]);
}

/** The ranking test as TSV with a header: a question, which candidate is right, from 1, and the four candidates. */
export function* choiceTestLines(questions: readonly ChoiceQuestion[]): Generator<string> {
  yield lineOf(["question", "answer", "candidate_1", "candidate_2", "candidate_3", "candidate_4"]);
  for (const { question, answer, candidates } of questions)
    yield lineOf([question, String(answer), ...candidates]);
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map((cell) => withoutFormula(onOneLine(cell))).join("\t")}\n`;
}
