import type { DerivedJudgment, JudgedItem } from "./judge-hit";

/** An answer as it is stored. */
export type StoredAnswer = Pick<
  DerivedJudgment,
  "dimensionId" | "value" | "answer" | "confidence" | "comment"
> & {
  itemId: string;
};

/** An answer that a correction changes. */
export interface CorrectedAnswer<Before> {
  itemId: string;
  before: Before;
  now: DerivedJudgment;
}

/** The stored answers of a page that a correction says otherwise; what a page never stored is not among them. */
export function changedAnswers<Before extends StoredAnswer>(
  stored: readonly Before[],
  judged: readonly JudgedItem[],
): CorrectedAnswer<Before>[] {
  const said = new Map(
    judged.flatMap(({ itemId, judgments }) =>
      judgments.map((one) => [`${itemId} ${one.dimensionId}`, one] as const),
    ),
  );
  return stored.flatMap((before) => {
    const now = said.get(`${before.itemId} ${before.dimensionId}`);
    if (now === undefined || saidBy(before) === saidBy(now)) return [];
    return [{ itemId: before.itemId, before, now }];
  });
}

/** What an answer says, as text; all parts are numbers, texts or null. */
const saidBy = ({ value, answer, confidence, comment }: Omit<StoredAnswer, "itemId" | "dimensionId">) =>
  JSON.stringify([value, answer, confidence, comment]);
