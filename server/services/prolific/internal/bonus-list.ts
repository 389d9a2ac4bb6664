import { countOpenBonuses, openBonusesOf, readyBonusesOf } from "@/db/queries/prolific-bonuses";
import type { Db } from "@/db/store";
import { isoInstant } from "@/server/domain/instant";
import { bonusesPerPayment, deniableAt } from "@/server/domain/recruiter/prolific/bonus-state";
import type { ParticipantList } from "@/server/domain/recruiter/prolific/contracts";
import { sum } from "@/server/stats/sum";

const mostShown = 100;

type BonusList = Pick<ParticipantList, "bonuses" | "bonusCount" | "payable">;

/** The bonuses of a study that are on their way, and what one payment would pay. */
export async function bonusListOf(db: Db, studyId: string, now: number): Promise<BonusList> {
  const open = await openBonusesOf(db, studyId, mostShown);
  const ready = await readyBonusesOf(db, studyId, bonusesPerPayment);
  return {
    bonuses: open.map(({ id, submissionId, annotator, amountMinor, reason, state, sentAt }) => ({
      ...{ id, submissionId, annotator, amountMinor, reason, state },
      sentAt: sentAt === null ? null : isoInstant(sentAt),
      deniableAt: state === "unknown" && sentAt !== null ? isoInstant(deniableAt(sentAt)) : null,
      mayDeny: state === "unknown" && now >= deniableAt(sentAt ?? 0),
    })),
    bonusCount: await countOpenBonuses(db, studyId),
    payable: { count: ready.length, sumMinor: sum(ready.map(({ amountMinor }) => amountMinor)) },
  };
}
