import type { Feedback, LeasedAssignment, QualificationResult } from "@/server/domain/assignment/contracts";
import { fill } from "../hit/fill";
import type { HitTexts } from "../hit/hit-texts";

export interface ResultWords {
  title: string;
  lines: string[];
  /** What the button says that goes on. */
  goOn: string;
}

const moment = { dateStyle: "medium", timeStyle: "short" } as const;

/** How a try at qualifying stands, and what comes next. Instants are in the reader's own time zone. */
export function resultWords(
  result: QualificationResult,
  page: Pick<LeasedAssignment, "page" | "pages">,
  feedback: readonly Feedback[],
  { hit, result: texts, counted }: HitTexts,
): ResultWords {
  const { kind, passed, right, graded, needed, triesLeft, nextTryAt } = result;
  const values = { answered: graded, right, size: graded };
  if (passed === null) {
    const title = kind === "training" ? questionTitle(page, feedback, texts) : fill(texts.soFar, values);
    return { title, lines: [], goOn: texts.goOn };
  }
  if (passed) {
    return {
      title: fill(needed === 0 ? texts.done : (counted.passed[needed] ?? ""), values),
      lines: [],
      goOn: texts.start,
    };
  }
  if (triesLeft === 0) {
    return { title: texts.failed, lines: [fill(counted.failed[needed] ?? "", values)], goOn: texts.goOn };
  }
  const next =
    nextTryAt === null
      ? []
      : [
          fill(texts.nextTry, {
            date: new Intl.DateTimeFormat(hit.formats, moment).format(new Date(nextTryAt)),
          }),
        ];
  return {
    title: fill(counted.notYet[needed] ?? "", values),
    lines: [counted.triesLeft[triesLeft] ?? "", ...next],
    goOn: nextTryAt === null ? texts.tryAgain : texts.goOn,
  };
}

/** Says of one question of a training whether its answer was right. */
export function questionTitle(
  { page, pages }: Pick<LeasedAssignment, "page" | "pages">,
  feedback: readonly Feedback[],
  texts: HitTexts["result"],
): string {
  const isRight = feedback.every(({ correct }) => correct);
  return fill(isRight ? texts.questionRight : texts.questionMissed, { at: page, size: pages ?? page });
}
