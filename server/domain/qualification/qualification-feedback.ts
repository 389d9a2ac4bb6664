import type { Feedback, QualificationResult } from "@/server/domain/assignment/contracts";
import { feedbackAbout, type FeedbackSource } from "@/server/domain/assignment/feedback-on";
import type { JudgedItem } from "@/server/domain/assignment/judge-hit";

/**
 * What an annotator is told after a page of a qualification, in the order shown: between the tries of a test nothing
 * but how many were right, because the same questions come again; otherwise every question with its accepted answers,
 * on each dimension that has them.
 */
export function qualificationFeedback(
  { kind, passed, triesLeft }: QualificationResult,
  judged: readonly JudgedItem[],
  source: FeedbackSource,
): Feedback[] {
  if (kind === "test" && passed === false && triesLeft > 0) return [];
  return judged.flatMap((item) =>
    item.judgments
      .filter(({ correct }) => correct !== null)
      .flatMap((judgment) => feedbackAbout(item, judgment, source)),
  );
}
