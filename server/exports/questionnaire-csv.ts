import { csvLine } from "@/server/domain/csv-cell";
import type { ReleasedQuestionnaireAnswer } from "@/server/domain/release/facts";
import type { TableDescription } from "@/server/domain/release/release-file";

/** What stands for an answer of somebody who preferred not to say. */
const withheld = "(prefer not to say)";

export const questionnaireTable: TableDescription = {
  description: "What annotators answered to the organizers' questions, as far as they agreed to its release.",
  columns: [
    { name: "annotator", type: "STRING", description: "The pseudonym of the annotator in this release." },
    { name: "question", type: "STRING", description: "The name of the question in the settings." },
    {
      name: "answer",
      type: "STRING",
      description: `The answer; where the question is released coarsened, a value that at least five people share, ${withheld} as well; else ${withheld} where they preferred not to say.`,
    },
    { name: "point", type: "INT32", description: "Which point of a scale it is, from 1; else empty." },
  ],
};

/** The released answers, one a line, a header first. */
export function questionnaireCsv(answers: readonly ReleasedQuestionnaireAnswer[]): string {
  const lines = answers.map(({ annotator, question, answer, point }) =>
    csvLine([annotator, question, answer ?? withheld, point]),
  );
  return [csvLine(questionnaireTable.columns.map(({ name }) => name)), ...lines].join("");
}
