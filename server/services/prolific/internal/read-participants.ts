import { actionsOfStudy, type ProlificActionRow } from "@/db/queries/prolific-actions";
import { bonusesOfStudy, type ProlificBonusRow } from "@/db/queries/prolific-bonuses";
import type { ParticipantKey } from "@/db/queries/prolific-participants";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import {
  holdersOfPages,
  prolificAnnotators,
  prolificSubmissionsOf,
  type ProlificAnnotator,
  type ProlificSubmissionRow,
} from "@/db/queries/prolific-submissions";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { groupsByKey } from "@/server/domain/group-by";
import { inChunks } from "@/server/domain/in-chunks";
import { openBonusStates } from "@/server/domain/recruiter/prolific/bonus-state";
import { codedOutcomes, paysScreenOuts } from "@/server/domain/recruiter/prolific/completion-codes";
import {
  compareParticipant,
  type ParticipantComparison,
  type OurParticipant,
  type TheirParticipant,
} from "@/server/domain/recruiter/prolific/compare-participant";
import { longestMinutes } from "@/server/domain/recruiter/prolific/study-plan";
import { vendorPay } from "@/server/domain/recruiter/prolific/vendor-pay";
import { workEnd } from "@/server/domain/recruiter/prolific/work-end";
import { sum } from "@/server/stats/sum";
import { prolificSettingsOf } from "./prolific-settings-of";

/** A participant as both sides have them, with what follows. */
export interface ComparedParticipant {
  submission: ProlificSubmissionRow | null;
  annotator: ProlificAnnotator | null;
  ours: OurParticipant | null;
  paidMinor: number;
  comparison: ParticipantComparison;
  action: ProlificActionRow | null;
  bonus: ProlificBonusRow | null;
}

export interface ComparedStudy {
  project: Pick<ProjectRow, "id" | "settings">;
  study: ProlificStudyRow;
}

/** Everybody of a study, ours beside theirs, by the time of their submission. */
export async function readParticipants(
  db: Db,
  compared: ComparedStudy,
  now: number,
): Promise<ComparedParticipant[]> {
  const submissions = await prolificSubmissionsOf(db, compared.study.id);
  const annotators = await prolificAnnotators(db, compared.project.id);
  return comparePeople(db, compared, { submissions, annotators, now });
}

/** The same of some people alone. */
export async function readSomeParticipants(
  db: Db,
  compared: ComparedStudy,
  now: number,
  keys: readonly Omit<ParticipantKey, "id">[],
): Promise<ComparedParticipant[]> {
  const { project, study } = compared;
  const read: ComparedParticipant[] = [];
  for (const some of inChunks(keys, 200)) {
    const submissionIds = some.flatMap(({ submissionId }) => submissionId ?? []);
    const named = some.flatMap(({ annotatorId }) => annotatorId ?? []);
    const own = await prolificSubmissionsOf(db, study.id, { submissionIds, annotatorIds: named });
    const annotatorIds = [...new Set([...named, ...own.flatMap((each) => each.annotatorId ?? [])])];
    const submissions = await prolificSubmissionsOf(db, study.id, { submissionIds, annotatorIds });
    const annotators = await prolificAnnotators(db, project.id, annotatorIds);
    const ofSome = submissions.map(({ id }) => id);
    read.push(...(await comparePeople(db, compared, { submissions, annotators, now, only: ofSome })));
  }
  return read;
}

interface People {
  submissions: readonly ProlificSubmissionRow[];
  annotators: readonly ProlificAnnotator[];
  now: number;
  /** The submissions whose actions and bonuses are read; left out, all of the study's. */
  only?: readonly string[];
}

async function comparePeople(
  db: Db,
  { project, study }: ComparedStudy,
  { submissions: known, annotators, now, only }: People,
): Promise<ComparedParticipant[]> {
  // Whose participant was forgotten is nobody's.
  const submissions = known.filter(({ participantId }) => participantId !== "");
  const pair = pairing({
    project,
    study,
    now,
    submissions,
    holders: await holdersOfPages(
      db,
      annotators.map(({ id }) => id),
    ),
    actions: groupsByKey(await actionsOfStudy(db, study.id, only), ({ submissionId }) => submissionId),
    bonuses: groupsByKey(await bonusesOfStudy(db, study.id, only), ({ submissionId }) => submissionId),
  });
  const byId = new Map(annotators.map((each) => [each.id, each]));
  const newest = new Map(submissions.map(({ id, annotatorId }) => [annotatorId, id]));
  // Somebody who gave a place back and took another is one participant: the newest submission stands for them.
  const shown = submissions.filter(
    ({ id, annotatorId }) => annotatorId === null || newest.get(annotatorId) === id,
  );
  return [
    ...shown.map((each) => pair(each, byId.get(each.annotatorId ?? "") ?? null)),
    ...annotators.filter(({ id }) => !newest.has(id)).map((each) => pair(null, each)),
  ];
}

interface Read extends ComparedStudy {
  now: number;
  submissions: readonly ProlificSubmissionRow[];
  /** Who holds a page. */
  holders: ReadonlySet<string>;
  actions: ReadonlyMap<string, ProlificActionRow[]>;
  bonuses: ReadonlyMap<string, ProlificBonusRow[]>;
}

/** How a submission and an annotator are compared who belong together. */
function pairing(read: Read) {
  const { project, study, now } = read;
  const { ends } = prolificSettingsOf(project.settings);
  const leaseMs = project.settings.leaseMinutes * minuteMs;
  const bySubmitter = groupsByKey(read.submissions, ({ annotatorId }) => annotatorId ?? "");
  const paidFor = vendorPayOf(study);
  const rewardMinor = rewardOf(study);

  const ourSide = (annotator: ProlificAnnotator): OurParticipant => {
    const signs = {
      ...annotator,
      holdsPage: read.holders.has(annotator.id),
      hasEarnedReward: annotator.earnedMinor >= rewardMinor,
    };
    return {
      joinedAt: annotator.joinedAt,
      pages: annotator.pages,
      earnedMinor: annotator.earnedMinor,
      end: workEnd(signs, { ends, leaseMs, now }),
    };
  };

  return (
    submission: ProlificSubmissionRow | null,
    annotator: ProlificAnnotator | null,
  ): ComparedParticipant => {
    const ours = annotator === null ? null : ourSide(annotator);
    const alone = submission === null ? [] : [submission];
    const paidMinor = sum((annotator === null ? alone : (bySubmitter.get(annotator.id) ?? [])).map(paidFor));
    const action = read.actions.get(submission?.id ?? "")?.[0] ?? null;
    const bonus = read.bonuses.get(submission?.id ?? "")?.findLast(isOpenBonus) ?? null;
    const comparison = compareParticipant({
      ours,
      theirs: submission === null ? null : theirSide(submission, paidMinor),
      expectedCodes: codesOf(study, ours),
      pending: pendingOf(action, bonus),
      isOtherPerson: isOtherPerson(submission, annotator),
      rewardMinor,
      canPayPart: study.plan.abilities.partPay,
      longestMs: longestMinutesOf(project, study) * minuteMs,
      now,
    });
    return { submission, annotator, ours, paidMinor, comparison, action, bonus };
  };
}

const minuteMs = 60_000;

const isOpenBonus = ({ state }: ProlificBonusRow) => (openBonusStates as readonly string[]).includes(state);

/** The reward as Prolific has it; the plan's before the draft is there. */
export const rewardOf = ({ plan, sent }: Pick<ProlificStudyRow, "plan" | "sent">): number =>
  sent?.reward ?? plan.rewardMinor;

/** What Prolific pays for a submission of a study in the state that was last heard of, in minor units. */
function vendorPayOf(study: Pick<ProlificStudyRow, "plan" | "sent">) {
  const rates = {
    rewardMinor: rewardOf(study),
    screenOutMinor: paysScreenOuts(study.plan) ? study.plan.screenOutMinor : 0,
  };
  return ({ status, percentage, bonuses }: ProlificSubmissionRow): number =>
    status === null ? 0 : vendorPay({ status, percentage, bonusMinor: sum(bonuses) }, rates);
}

function longestMinutesOf({ settings }: ComparedStudy["project"], { plan }: ProlificStudyRow): number {
  return longestMinutes(plan.minutes, plan.pagesPerPlace, settings.leaseMinutes);
}

/** The codes by which a participant's submission may end; those of an outcome without a code are none. */
function codesOf({ codes }: ProlificStudyRow, ours: OurParticipant | null): string[] {
  const own = codedOutcomes.find((outcome) => outcome === ours?.end?.outcome);
  return own === undefined ? [] : [codes[own].participant, codes[own].researcher];
}

function isOtherPerson(
  submission: ProlificSubmissionRow | null,
  annotator: ProlificAnnotator | null,
): boolean {
  if (submission === null || annotator === null || submission.status === null) return false;
  return annotator.participantId?.toLowerCase() !== submission.participantId.toLowerCase();
}

function theirSide(row: ProlificSubmissionRow, paidMinor: number): TheirParticipant | null {
  if (row.status === null) return null;
  const { status, enteredCode, startedAt, completedAt, returnRequestedAt } = row;
  return { status, enteredCode, startedAt, completedAt, returnRequestedAt, paidMinor };
}

function pendingOf(action: ProlificActionRow | null, bonus: ProlificBonusRow | null) {
  if (bonus?.state === "unknown") return "bonus-unknown";
  if (bonus !== null) return bonus.state === "ready" ? "bonus" : "bonus-sent";
  if (action?.state === "refused") return "refused";
  return action !== null && ["ready", "sending", "sent"].includes(action.state) ? "action" : null;
}
