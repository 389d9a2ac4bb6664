import type { AnsweredTest } from "@/server/stats/choice/human-figure";
import { judgmentTable } from "@/server/stats/judgments/judgment-table";
import { answerCount, type ChoiceContent } from "./choice-content";
import { same } from "./same-answers";

/** A question with the answers that count; annotators by number, from 0. */
export interface AnsweredQuestion {
  content: ChoiceContent;
  answers: readonly { annotator: number; value: number }[];
}

/** Brings questions and answers into what the human figure is computed from. */
export function answeredTest(questions: readonly AnsweredQuestion[], annotatorCount: number): AnsweredTest {
  const judged = questions.flatMap(({ answers }, item) => answers.map((answer) => ({ item, ...answer })));
  const isBinary = questions.length > 0 && questions.every(({ content }) => content.form === "pair");
  return {
    table: judgmentTable({
      itemCount: questions.length,
      annotatorCount,
      items: judged.map(({ item }) => item),
      annotators: judged.map(({ annotator }) => annotator),
      values: judged.map(({ value }) => value),
    }),
    key: questions.map(({ content }) => content.right),
    candidateCounts: questions.map(({ content }) => answerCount(content)),
    positive: isBinary ? same : null,
  };
}
