import { lockBonus, moveBonus, type ProlificBonusRow } from "@/db/queries/prolific-bonuses";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { afterVerdict, deniableAt } from "@/server/domain/recruiter/prolific/bonus-state";
import type { SettleBonusInput } from "@/server/domain/recruiter/prolific/contracts";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { keepOfSubmissions } from "./internal/keep-compared";
import { askProlific } from "./internal/prolific-account";
import { readBonusesOf } from "./internal/read-bonuses";

const minuteMs = 60_000;

/** Reads once more what Prolific says of a bonus. @throws DomainError `not_found`, and as `askProlific` */
export async function askAboutBonus(
  deps: Deps,
  scope: OrganizeScope,
  { bonus }: { bonus: string },
): Promise<void> {
  const { studyId, submissionId } = await requireBonus(deps, scope, bonus);
  await askProlific(deps, scope.projectId, (api) => readBonusesOf(deps, api, studyId, submissionId));
  await keepOfSubmissions(deps, scope.projectId, [submissionId]);
}

/**
 * What a person says of a bonus whose fate is unknown. That it was not paid can be said only after Prolific was read once
 * more and had time to pay, because the bonus can be sent again then; and it is said of the payment that was read for alone.
 * @throws DomainError `not_found`; `bonus_settled` where it is not unknown, or was sent anew meanwhile; `bonus_denied_early`; as
 *   `askProlific`
 */
export async function settleBonus(
  deps: Deps,
  scope: OrganizeScope,
  { bonus: bonusId, verdict, reason }: SettleBonusInput,
): Promise<void> {
  const { projectId } = scope;
  const denied = verdict === "was-not-paid" ? await readAgain(deps, scope, bonusId) : null;
  const settled = await deps.store.write(async (tx) => {
    const found = await lockBonus(tx, { projectId, bonusId });
    if (found === undefined) throw noBonus();
    const state = afterVerdict(found.state, verdict);
    if (state === null || (denied !== null && !isSamePayment(denied, found))) {
      throw new DomainError("bonus_settled", "It is known by now what became of this bonus.", {
        state: found.state,
      });
    }
    const again = state === "ready" ? { batchId: null, sentAt: null } : { endedAt: deps.now() };
    await moveBonus(tx, bonusId, ["unknown"], { state, verdict: reason, ...again });
    const { submissionId: submission, amountMinor } = found;
    const said = { recruiter: "prolific", submission, amountMinor, verdict, reason };
    await recordEvent(deps, tx, scope, "recruiter_bonus_settled", said);
    return submission;
  });
  await keepOfSubmissions(deps, projectId, [settled]);
}

/** Has Prolific read once more, after it had time to pay. @returns the bonus of which that tells */
async function readAgain(deps: Deps, scope: OrganizeScope, bonusId: string): Promise<ProlificBonusRow> {
  const bonus = await requireBonus(deps, scope, bonusId);
  const earliest = deniableAt(bonus.sentAt ?? deps.now());
  if (deps.now() < earliest) {
    throw new DomainError("bonus_denied_early", "Prolific may still pay it. Wait, then look again.", {
      minutes: Math.ceil((earliest - deps.now()) / minuteMs),
    });
  }
  await askAboutBonus(deps, scope, { bonus: bonusId });
  return bonus;
}

const isSamePayment = (one: ProlificBonusRow, other: ProlificBonusRow): boolean =>
  one.batchId === other.batchId && one.sentAt === other.sentAt;

const noBonus = () => new DomainError("not_found", "There is no such bonus.");

async function requireBonus(
  deps: Deps,
  { projectId }: OrganizeScope,
  bonusId: string,
): Promise<ProlificBonusRow> {
  const found = await deps.store.write((tx) => lockBonus(tx, { projectId, bonusId }));
  if (found === undefined) throw noBonus();
  return found;
}
