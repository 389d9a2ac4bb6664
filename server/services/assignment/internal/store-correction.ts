import { correctJudgment, correctRepeat, judgmentsOnPage, repeatsOnPage } from "@/db/queries/judgments";
import { insertReplacedJudgments, insertReplacedResponse } from "@/db/queries/replaced-answers";
import type { readResponse } from "@/db/queries/responses";
import type { Tx } from "@/db/store";
import { changedAnswers, type CorrectedAnswer } from "@/server/domain/assignment/changed-answers";
import type { JudgedItem } from "@/server/domain/assignment/judge-hit";
import { DomainError } from "@/server/domain/errors";
import { metAgain } from "@/server/domain/twin/twin";

export type StoredResponse = NonNullable<Awaited<ReturnType<typeof readResponse>>>;
type StoredJudgment = Awaited<ReturnType<typeof judgmentsOnPage>>[number];

interface Correcting {
  response: StoredResponse;
  judged: readonly JudgedItem[];
  /** The version of the page that is corrected, where it is told. */
  revision: number | undefined;
  /** Whether it says something else of the page's attention check. */
  changesCheck: boolean;
  now: number;
}

/** What a correction changes, with everything that was stored of the page before. */
export interface Changes {
  before: StoredJudgment[];
  changed: CorrectedAnswer<StoredJudgment>[];
}

/**
 * Keeps what was sent before and puts the corrected answers in its place.
 * @returns what changed; null where nothing did, and nothing is stored.
 * @throws DomainError `conflict` where another version of the page is corrected than the last.
 */
export async function storeCorrection(
  tx: Tx,
  { response, judged, revision, changesCheck, now }: Correcting,
): Promise<Changes | null> {
  const { assignmentId } = response;
  const before = await judgmentsOnPage(tx, assignmentId);
  const changed = changedAnswers(before, judged);
  const repeats = await changedRepeats(tx, assignmentId, judged);
  if (changed.length + repeats.length === 0 && !changesCheck) return null;
  if (revision !== undefined && revision !== response.revision) {
    throw new DomainError("conflict", "This page was corrected in another window. Open it again.", {
      revision: response.revision,
    });
  }
  await keepBefore(tx, response, changed, now);
  for (const { before: row, now: said } of changed) {
    const { value, answer, confidence, comment, correct } = said;
    await correctJudgment(tx, row, { value, answer, confidence, comment, correct, correctedAt: now });
  }
  for (const { before: row, now: said } of repeats) {
    await correctRepeat(tx, row, { value: said.value, answer: said.answer });
  }
  return { before, changed };
}

async function keepBefore(
  tx: Tx,
  response: StoredResponse,
  changed: Changes["changed"],
  now: number,
): Promise<void> {
  const { assignmentId, revision, body, reply, conditions, submittedAt, correctedAt } = response;
  const sentAt = correctedAt ?? submittedAt;
  const row = { assignmentId, revision, body, reply, conditions, submittedAt: sentAt, replacedAt: now };
  await insertReplacedResponse(tx, row);
  const judgments = changed.map(({ before }) => {
    const { itemId, annotatorId, dimensionId, value, answer, confidence, comment } = before;
    const judgedAt = before.correctedAt ?? before.judgedAt;
    const said = { value, answer, confidence, comment, judgedAt };
    return { assignmentId, itemId, annotatorId, dimensionId, revision, ...said, replacedAt: now };
  });
  await insertReplacedJudgments(tx, judgments);
}

/** Of items met again unawares only what was answered is kept. */
async function changedRepeats(tx: Tx, assignmentId: string, judged: readonly JudgedItem[]) {
  const plain = { confidence: null, comment: null };
  const stored = (await repeatsOnPage(tx, assignmentId)).map((row) => ({ ...row, ...plain }));
  const again = judged
    .filter(({ isRepeat }) => isRepeat === true)
    .map((item) => ({
      ...item,
      itemId: metAgain(item),
      judgments: item.judgments.map((one) => ({ ...one, ...plain })),
    }));
  return changedAnswers(stored, again);
}
