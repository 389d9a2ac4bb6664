import {
  changeSending,
  insertBonusBatch,
  lockReadyBonuses,
  moveBatch,
  moveBonus,
  moveBonusesOf,
  readyBonusesOf,
  type ProlificBonusRow,
} from "@/db/queries/prolific-bonuses";
import { compareSoon } from "@/db/queries/prolific-studies";
import { keepBonusesRead } from "@/db/queries/prolific-submissions";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import {
  afterPaying,
  bonusesPerPayment,
  type PaymentAnswer,
} from "@/server/domain/recruiter/prolific/bonus-state";
import type {
  PayBonusesInput,
  PayBonusesResult,
  ShownBonuses,
} from "@/server/domain/recruiter/prolific/contracts";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { keepOfSubmissions } from "./internal/keep-compared";
import { asDomainError, askProlific, noteRefusedToken, prolificAccount } from "./internal/prolific-account";
import { requireStudy } from "./internal/require-study";
import { userOf } from "./internal/user-of";
import { withdrawSurplus } from "./internal/withdraw-surplus";

interface Batch {
  id: string;
  projectId: string;
  studyId: string;
  bonuses: ProlificBonusRow[];
}

/**
 * Pays the bonuses that are ready, 200 at most, by one call that is never repeated. What was paid before is read first, so
 * that it can be told afterwards whether Prolific paid, and what is more than is owed by then is taken back; then the intent is
 * written; then the call is made, once. Where no answer comes, the bonuses are unknown until Prolific shows them or a person
 * decides.
 * @throws DomainError `bonuses_changed` when they are not those that the organizer was shown or some were taken back,
 *   `bonus_fee_changed` where Prolific takes more than was shown, `payment_too_slow`; as `askProlific` where nothing was paid
 */
export async function payBonuses(
  deps: Deps,
  scope: OrganizeScope,
  shown: PayBonusesInput,
): Promise<PayBonusesResult> {
  const { api } = await prolificAccount(deps, scope.projectId);
  const study = await requireStudy(deps.store.read, scope.projectId);
  const batch = await claimReady(deps, scope, study.id, shown);
  const vendor = await setUp(deps, api, scope, { batch, vendorId: study.vendorId })
    .then((setUpBatch) => requireShownTotal(setUpBatch, shown))
    .catch(async (error: unknown) => {
      await giveBack(deps, batch, error);
      await noteRefusedToken(deps, scope.projectId, error);
      throw asDomainError(error);
    });
  if (!(await intend(deps, batch, vendor))) {
    throw new DomainError("payment_too_slow", "Preparing the payment took too long. Nothing was paid.");
  }
  const { answer, said } = await payOnce(api, vendor.id);
  await note(deps, scope, batch, { answer, said, totalMinor: vendor.totalMinor });
  await keepOfSubmissions(
    deps,
    scope.projectId,
    batch.bonuses.map(({ submissionId }) => submissionId),
  );
  const state = answer === "nothing-happened" ? "refused" : answer;
  return { ...sumOf(batch.bonuses), totalMinor: vendor.totalMinor, state, said };
}

function requireShownTotal<T extends { totalMinor: number }>(batch: T, shown: PayBonusesInput): T {
  if (batch.totalMinor <= shown.expectedTotalMinor) return batch;
  const { totalMinor } = batch;
  throw new DomainError("bonus_fee_changed", "Prolific takes more than it said before.", { totalMinor });
}

const bonusesChanged = () =>
  new DomainError("bonuses_changed", "The bonuses have changed since they were shown. Look at them again.");

/**
 * What Prolific takes for the bonuses that are ready, with its fee. It is asked by a payment that is set up there and never
 * made, because Prolific has no other way to say so.
 * @throws DomainError `bonuses_changed`; as `askProlific`
 */
export async function quoteBonuses(
  deps: Deps,
  scope: OrganizeScope,
  { expectedCount, expectedMinor }: ShownBonuses,
): Promise<{ totalMinor: number }> {
  const { id, vendorId } = await requireStudy(deps.store.read, scope.projectId);
  const bonuses = await readyBonusesOf(deps.store.read, id, bonusesPerPayment);
  const { count, sumMinor } = sumOf(bonuses);
  if (count !== expectedCount || sumMinor !== expectedMinor) throw bonusesChanged();
  return askProlific(deps, scope.projectId, (api) => api.setUpBonuses(vendorId, amountsOf(bonuses)));
}

const amountsOf = (bonuses: readonly ProlificBonusRow[]) =>
  bonuses.map(({ submissionId, amountMinor }) => ({ submissionId, amountMinor }));

const sumOf = (bonuses: readonly ProlificBonusRow[]) => ({
  count: bonuses.length,
  sumMinor: bonuses.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
});

/** Takes what is ready, so that no other process can send it. */
async function claimReady(
  deps: Deps,
  scope: OrganizeScope,
  studyId: string,
  { expectedCount, expectedMinor }: ShownBonuses,
): Promise<Batch> {
  const { projectId } = scope;
  const id = deps.newId();
  return deps.store.write(async (tx) => {
    const bonuses = await lockReadyBonuses(tx, studyId, bonusesPerPayment);
    const { count, sumMinor } = sumOf(bonuses);
    if (count !== expectedCount || sumMinor !== expectedMinor) {
      throw bonusesChanged();
    }
    await insertBonusBatch(tx, {
      id,
      projectId,
      studyId,
      state: "setting-up",
      createdByUserId: userOf(scope),
      createdAt: deps.now(),
    });
    for (const bonus of bonuses) await moveBonus(tx, bonus.id, ["ready"], { state: "sending", batchId: id });
    return { id, projectId, studyId, bonuses };
  });
}

/** Reads what was paid before and sets the payment of what is owed then up; nothing is paid by that. */
async function setUp(
  deps: Deps,
  api: ProlificApi,
  scope: OrganizeScope,
  { batch, vendorId }: { batch: Batch; vendorId: string },
): Promise<{ id: string; totalMinor: number }> {
  await readPaidBefore(deps, api, batch);
  if (await withdrawSurplus(deps, scope, batch)) throw bonusesChanged();
  return api.setUpBonuses(vendorId, amountsOf(batch.bonuses));
}

/** Reads what was paid before. A run that was taken for dead does not change that of what a later one sends. */
async function readPaidBefore(deps: Deps, api: ProlificApi, { id: batchId, bonuses }: Batch): Promise<void> {
  for (const { id: bonusId, submissionId } of bonuses) {
    const { bonusesMinor } = await api.submission(submissionId);
    await deps.store.write(async (tx) => {
      const before = await keepBonusesRead(tx, submissionId, bonusesMinor);
      await changeSending(tx, { bonusId, batchId }, { before });
    });
  }
}

/** Nothing was paid: what was taken is ready again. */
async function giveBack(deps: Deps, { id }: Batch, error: unknown): Promise<void> {
  const said = error instanceof ProlificError ? error.said : "";
  await deps.store.write(async (tx) => {
    if (!(await moveBatch(tx, id, "setting-up", { state: "refused", said }))) return;
    await moveBonusesOf(tx, id, ["sending"], { state: "ready", batchId: null });
  });
}

/** Writes down that the payment is about to be sent. @returns false where another process took the batch for abandoned */
async function intend(
  deps: Deps,
  { id }: Batch,
  vendor: { id: string; totalMinor: number },
): Promise<boolean> {
  const now = deps.now();
  return deps.store.write(async (tx) => {
    const { id: vendorId, totalMinor } = vendor;
    const moved = await moveBatch(tx, id, "setting-up", {
      state: "paying",
      vendorId,
      totalMinor,
      payingAt: now,
    });
    if (moved) await moveBonusesOf(tx, id, ["sending"], { sentAt: now });
    return moved;
  });
}

async function payOnce(api: ProlificApi, vendorId: string): Promise<{ answer: PaymentAnswer; said: string }> {
  try {
    await api.payBonuses(vendorId);
    return { answer: "accepted", said: "" };
  } catch (error) {
    if (!(error instanceof ProlificError)) throw error;
    return { answer: error.failure === "unknown" ? "unknown" : "nothing-happened", said: error.said };
  }
}

async function note(
  deps: Deps,
  scope: OrganizeScope,
  { id, studyId, bonuses }: Batch,
  { answer, said, totalMinor }: { answer: PaymentAnswer; said: string; totalMinor: number },
): Promise<void> {
  const isNothing = answer === "nothing-happened";
  await deps.store.write(async (tx) => {
    // A batch that was taken for abandoned is unknown by now; an answer still tells more than none.
    const state = isNothing ? ("refused" as const) : answer;
    const isOurs = await moveBatch(tx, id, "paying", { state, said });
    if (!isOurs && !(await moveBatch(tx, id, "unknown", { state, said }))) return;
    await moveBonusesOf(tx, id, ["sending", "unknown"], {
      state: afterPaying(answer),
      ...(isNothing && { batchId: null, sentAt: null }),
    });
    await compareSoon(tx, studyId, deps.now());
    await recordEvent(deps, tx, scope, "recruiter_bonuses_sent", {
      recruiter: "prolific",
      ...sumOf(bonuses),
      totalMinor,
      answer,
    });
  });
}
