import {
  insertBonusBatch,
  keepPaidBefore,
  lockReadyBonuses,
  moveBatch,
  moveBonus,
  moveBonusesOf,
  type ProlificBonusRow,
} from "@/db/queries/prolific-bonuses";
import { compareSoon } from "@/db/queries/prolific-studies";
import { setBonusesRead } from "@/db/queries/prolific-submissions";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { afterPaying, type PaymentAnswer } from "@/server/domain/recruiter/prolific/bonus-state";
import type { PayBonusesInput, PayBonusesResult } from "@/server/domain/recruiter/prolific/contracts";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { asDomainError, noteRefusedToken, prolificAccount } from "./internal/prolific-account";
import { requireStudy } from "./internal/require-study";
import { userOf } from "./internal/user-of";

/** Prolific advises no more in one payment. */
const perPayment = 200;

interface Batch {
  id: string;
  projectId: string;
  studyId: string;
  bonuses: ProlificBonusRow[];
}

/**
 * Pays the bonuses that are ready, 200 at most, by one call that is never repeated. What was paid before is read first, so
 * that it can be told afterwards whether Prolific paid; then the intent is written; then the call is made, once. Where no
 * answer comes, the bonuses are unknown until Prolific shows them or a person decides.
 * @throws DomainError `conflict` when they are not those that the organizer was shown; as `askProlific` where nothing was paid
 */
export async function payBonuses(
  deps: Deps,
  scope: OrganizeScope,
  shown: PayBonusesInput,
): Promise<PayBonusesResult> {
  const { api } = await prolificAccount(deps, scope.projectId);
  const study = await requireStudy(deps.store.read, scope.projectId);
  const batch = await claimReady(deps, scope, study.id, shown);
  const vendor = await setUp(deps, api, batch, study.vendorId).catch(async (error: unknown) => {
    await giveBack(deps, batch, error);
    await noteRefusedToken(deps, scope.projectId, error);
    throw asDomainError(error);
  });
  if (!(await intend(deps, batch, vendor))) {
    throw new DomainError("conflict", "Preparing the payment took too long. Nothing was paid; try again.");
  }
  const { answer, said } = await payOnce(api, vendor.id);
  await note(deps, scope, batch, { answer, said, totalMinor: vendor.totalMinor });
  const state = answer === "nothing-happened" ? "refused" : answer;
  return { ...sumOf(batch.bonuses), totalMinor: vendor.totalMinor, state, said };
}

const sumOf = (bonuses: readonly ProlificBonusRow[]) => ({
  count: bonuses.length,
  sumMinor: bonuses.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
});

/** Takes what is ready, so that no other process can send it. */
async function claimReady(
  deps: Deps,
  scope: OrganizeScope,
  studyId: string,
  { expectedCount, expectedMinor }: PayBonusesInput,
): Promise<Batch> {
  const { projectId } = scope;
  const id = deps.newId();
  return deps.store.write(async (tx) => {
    const bonuses = await lockReadyBonuses(tx, studyId, perPayment);
    const { count, sumMinor } = sumOf(bonuses);
    if (count !== expectedCount || sumMinor !== expectedMinor) {
      throw new DomainError(
        "conflict",
        "The bonuses have changed since they were shown. Look at them again.",
        {
          count,
          sumMinor,
        },
      );
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

/** Reads what was paid before and sets the payment up; nothing is paid by that. */
async function setUp(
  deps: Deps,
  api: ProlificApi,
  { id: batchId, bonuses }: Batch,
  vendorId: string,
): Promise<{ id: string; totalMinor: number }> {
  for (const { id, submissionId } of bonuses) {
    const { bonusesMinor } = await api.submission(submissionId);
    await deps.store.write(async (tx) => {
      // A run that was taken for dead has nothing to say of what a later one sends.
      if (await keepPaidBefore(tx, { bonusId: id, batchId }, bonusesMinor)) {
        await setBonusesRead(tx, submissionId, bonusesMinor);
      }
    });
  }
  return api.setUpBonuses(
    vendorId,
    bonuses.map(({ submissionId, amountMinor }) => ({ submissionId, amountMinor })),
  );
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
