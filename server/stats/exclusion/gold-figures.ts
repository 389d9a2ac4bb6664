import { isWithin } from "../is-within";
import { byAnnotator } from "../judgments/by-annotator";
import { pearson } from "../pearson";
import { type Maybe } from "../present";
import { type GradedAnswer, type KnownAnswers, type ScreeningEvidence } from "./evidence";

/** Per annotator: Pearson's correlation of the values with the gold; null where it is undefined. */
export function goldPearsons(evidence: ScreeningEvidence): Maybe[] {
  return gradedAnswers(evidence).map(
    (answers) =>
      pearson(
        answers.map(({ given }) => given),
        answers.map(({ known }) => known),
      ).value,
  );
}

/** Per annotator: the share of answers to gold items that are right; null without such an answer. */
export function goldAccuracies(evidence: ScreeningEvidence): Maybe[] {
  return gradedAnswers(evidence).map((answers) =>
    answers.length === 0 ? null : answers.filter(({ isRight }) => isRight).length / answers.length,
  );
}

/** What each annotator answered to gold items. */
export function gradedAnswers({ gold, table }: ScreeningEvidence): readonly (readonly GradedAnswer[])[] {
  if (gold === undefined) throw new RangeError("Rules about gold need the gold items' known answers");
  return "graded" in gold ? gold.graded : gradeTable(table, gold);
}

function gradeTable(
  table: ScreeningEvidence["table"],
  { values, tolerance }: KnownAnswers,
): GradedAnswer[][] {
  const { points, codes, annotatorCount } = table;
  const index = byAnnotator(table);
  return Array.from({ length: annotatorCount }, (_, annotator) => {
    const answers: GradedAnswer[] = [];
    for (let entry = index.starts[annotator]!; entry < index.starts[annotator + 1]!; entry += 1) {
      const known = values[index.items[entry]!] ?? null;
      if (known === null) continue;
      const given = points[codes[index.judgments[entry]!]!]!;
      answers.push({ given, known, isRight: isWithin(tolerance, given, known) });
    }
    return answers;
  });
}
