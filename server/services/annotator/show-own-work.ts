import { annotatorStatusContestOf } from "@/db/queries/annotator-status";
import { ownGoldContests, ownPayOf, timedPagesOf } from "@/db/queries/own-work";
import { checksMetBy } from "@/db/queries/attention-checks";
import { workingAnnotator, type WorkingAnnotator } from "@/db/queries/annotators";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { checksEndAt } from "@/server/domain/attention-check/attention-check";
import { failedSince } from "@/server/domain/attention-check/failed-since";
import { ownPace, type OwnWork } from "@/server/domain/annotator/own-work";
import { isoInstant } from "@/server/domain/instant";
import { amountOf } from "@/server/domain/payment/amount-of";
import { accuracyStanding } from "@/server/domain/stopping/accuracy-standing";
import { noLongerKnown } from "@/server/services/assignment/internal/find-working-annotator";

/**
 * What somebody is shown of their own work: pages, time, pay, known answers, and what they wrote to the organizer.
 * @throws DomainError `unauthenticated` when the annotator is gone, or was erased.
 */
export async function showOwnWork({ store }: Pick<Deps, "store">, actor: AnnotatorActor): Promise<OwnWork> {
  const db = store.read;
  const [annotator] = await workingAnnotator(db, actor);
  if (annotator === undefined || annotator.erasedAt !== null) throw noLongerKnown();
  const { state, submittedCount, settings } = annotator;
  const pace = ownPace(await timedPagesOf(db, actor.annotatorId));
  return {
    state,
    pages: submittedCount,
    pace: pace === null ? null : { seconds: pace.seconds, perPage: pace.perPage },
    pay: await payOf(db, annotator, pace?.hourlyMinor ?? null),
    // Without feedback nothing that people are shown may depend on gold.
    accuracy: settings.feedback && annotator.goldAnsweredCount > 0 ? standingOf(annotator) : null,
    checks: await checksOf(db, annotator),
    objections: await objectionsOf(db, actor.annotatorId),
  };
}

async function checksOf(db: Db, annotator: WorkingAnnotator): Promise<OwnWork["checks"]> {
  const { attentionChecks } = annotator.settings;
  const failed = failedSince(await checksMetBy(db, annotator), annotator.clearedAt);
  return failed === 0 || attentionChecks.action === "none"
    ? null
    : { failed, endsAt: checksEndAt(attentionChecks) };
}

const standingOf = ({ settings, ...annotator }: WorkingAnnotator) =>
  accuracyStanding(
    settings,
    { right: annotator.goldRightCount, answered: annotator.goldAnsweredCount },
    {
      right: annotator.goldRightSinceCleared,
      answered: annotator.goldAnsweredSinceCleared,
      items: annotator.goldItemsSinceCleared,
    },
  );

async function payOf(
  db: Db,
  { annotatorId, settings }: WorkingAnnotator,
  hourlyMinor: number | null,
): Promise<OwnWork["pay"]> {
  const { earnedMinor, approvedMinor, paidMinor } = await ownPayOf(db, annotatorId);
  const earned = amountOf(settings, earnedMinor);
  const approved = amountOf(settings, approvedMinor);
  const paid = amountOf(settings, paidMinor);
  if (earned === null || approved === null || paid === null) return null;
  return { earned, approved, paid, perHour: hourlyMinor === null ? null : amountOf(settings, hourlyMinor) };
}

async function objectionsOf(db: Db, annotatorId: string): Promise<OwnWork["objections"]> {
  const status = await annotatorStatusContestOf(db, annotatorId);
  const all = [
    ...(await ownGoldContests(db, annotatorId)).map((each) => ({
      about: "known-answer" as const,
      answer: null,
      ...each,
    })),
    ...(status === null
      ? []
      : [
          {
            about: "status" as const,
            comment: status.comment,
            at: status.createdAt,
            answer: status.answer,
          },
        ]),
  ];
  return all
    .sort((a, b) => b.at - a.at)
    .map(({ at, ...objection }) => ({ ...objection, at: isoInstant(at) }));
}
