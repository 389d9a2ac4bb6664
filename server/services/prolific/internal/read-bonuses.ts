import {
  abandonedBatches,
  moveBatch,
  moveBonus,
  moveBonusesOf,
  sentBonusesOf,
} from "@/db/queries/prolific-bonuses";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import { keepBonusesRead } from "@/db/queries/prolific-submissions";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { afterReading, payingPatienceMs } from "@/server/domain/recruiter/prolific/bonus-state";
import { isFinalStatus } from "@/server/domain/recruiter/prolific/vendor-pay";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import type { ComparedParticipant } from "./read-participants";

/** A batch that was not sent for so long is not being prepared any more. */
const preparingPatienceMs = 15 * 60_000;
/** Submissions whose bonuses are read at one comparison. */
const readAtOnce = 100;

/**
 * Reads the bonuses that Prolific has paid, of those that were sent and of people to whom something is owed, and moves
 * what was sent to what Prolific says of it.
 * @returns the submissions that were read
 */
export async function readBonuses(
  deps: Deps,
  api: ProlificApi,
  study: Pick<ProlificStudyRow, "id">,
  everybody: readonly ComparedParticipant[],
): Promise<string[]> {
  const sent = await sentBonusesOf(deps.store.read, study.id);
  const owed = everybody.flatMap(({ submission, comparison }) =>
    submission?.status && isFinalStatus(submission.status) && comparison.owedMinor > 0 ? [submission.id] : [],
  );
  const ids = [...new Set([...sent.map(({ submissionId }) => submissionId), ...owed])].slice(0, readAtOnce);
  for (const id of ids) await readBonusesOf(deps, api, study.id, id);
  return ids;
}

/** The same for one submission. */
export async function readBonusesOf(
  deps: Deps,
  api: ProlificApi,
  studyId: string,
  submissionId: string,
): Promise<void> {
  const { bonusesMinor } = await api.submission(submissionId);
  const now = deps.now();
  await deps.store.write((tx) => noteBonusesRead(tx, { studyId, submissionId }, bonusesMinor, now));
}

/** Keeps what Prolific says it has paid on top of a submission, and moves what was sent to what that says of it. */
export async function noteBonusesRead(
  tx: Tx,
  { studyId, submissionId }: { studyId: string; submissionId: string },
  bonusesMinor: number[],
  now: number,
): Promise<void> {
  const paidMinor = await keepBonusesRead(tx, submissionId, bonusesMinor);
  for (const bonus of await sentBonusesOf(tx, studyId)) {
    if (bonus.submissionId !== submissionId) continue;
    const { id, state, sentAt } = bonus;
    const next = afterReading({ ...bonus, sentAt: sentAt ?? now }, paidMinor, now);
    if (next === state) continue;
    await moveBonus(tx, id, [state], { state: next, ...(next === "paid" && { endedAt: now }) });
  }
}

/** Payments whose process has died: what was not sent is ready again, what may have been sent is unknown. */
export async function takeUpAbandonedBatches(deps: Deps): Promise<void> {
  const now = deps.now();
  const before = { prepared: now - preparingPatienceMs, paying: now - payingPatienceMs };
  for (const { id, state } of await abandonedBatches(deps.store.read, before)) {
    await deps.store.write(async (tx) => {
      const isSent = state === "paying";
      if (!(await moveBatch(tx, id, state, { state: isSent ? "unknown" : "refused" }))) return;
      const change = isSent ? { state: "unknown" as const } : { state: "ready" as const, batchId: null };
      await moveBonusesOf(tx, id, ["sending"], change);
    });
  }
}
