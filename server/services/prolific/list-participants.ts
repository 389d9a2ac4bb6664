import { bonusesOfStudy, type ProlificBonusRow } from "@/db/queries/prolific-bonuses";
import { prolificStudyOf, type ProlificStudyRow } from "@/db/queries/prolific-studies";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { deniableAt, openBonusStates } from "@/server/domain/recruiter/prolific/bonus-state";
import type {
  BonusView,
  ListParticipantsInput,
  ParticipantList,
} from "@/server/domain/recruiter/prolific/contracts";
import { listDoubles } from "@/server/services/annotator/list-doubles";
import { fitsFilter, inOrderOfNeed, waitsSince } from "./internal/participant-order";
import { participantViewOf } from "./internal/participant-view";
import { readParticipants, type ComparedParticipant } from "./internal/read-participants";

const participantPageSize = 50;

/** Everybody of a project's study, ours beside Prolific's: what an organizer must do first, the oldest of it first. */
export async function listParticipants(
  deps: Deps,
  scope: OrganizeScope,
  { page, search, filter }: ListParticipantsInput,
): Promise<ParticipantList> {
  const db = deps.store.read;
  const project = await readProject(db, scope.projectId);
  const study = await prolificStudyOf(db, scope.projectId);
  const { currency } = project.settings;
  if (study === undefined) return noParticipants(currency);
  const now = deps.now();
  const everybody = await readParticipants(db, { project, study }, now);
  const doubles = new Set((await listDoubles(deps, scope)).flatMap(({ annotators }) => annotators));
  const found = everybody
    .filter((each) => fitsFilter(each, { search, filter, doubles }))
    .toSorted(inOrderOfNeed);
  const start = (page - 1) * participantPageSize;
  return {
    ...figuresOf(everybody, study, now),
    comparedAt: study.comparedAt === null ? null : isoInstant(study.comparedAt),
    problem: study.problem,
    currency,
    rows: found
      .slice(start, start + participantPageSize)
      .map((each) => participantViewOf(each, doubles.has(each.annotator?.pseudonym ?? ""))),
    found: found.length,
    pageSize: participantPageSize,
    bonuses: await openBonuses(deps, study, everybody),
  };
}

function figuresOf(everybody: readonly ComparedParticipant[], { plan }: ProlificStudyRow, now: number) {
  const differing = everybody.filter(({ comparison }) => comparison.differs !== null);
  const yours = differing.filter(({ comparison }) => comparison.who === "you");
  const approvable = everybody.filter(({ comparison }) => comparison.act === "approve").length;
  return {
    total: everybody.length,
    agree: everybody.length - differing.length,
    differ: differing.length,
    yours: yours.length,
    oldestWaitMs: yours.length === 0 ? null : now - Math.min(...yours.map(waitsSince)),
    approvable: { people: approvable, sumMinor: approvable * plan.rewardMinor },
  };
}

function noParticipants(currency: string): ParticipantList {
  return {
    comparedAt: null,
    problem: null,
    currency,
    rows: [],
    found: 0,
    pageSize: participantPageSize,
    total: 0,
    agree: 0,
    differ: 0,
    yours: 0,
    oldestWaitMs: null,
    approvable: { people: 0, sumMinor: 0 },
    bonuses: [],
  };
}

async function openBonuses(
  deps: Deps,
  { id }: ProlificStudyRow,
  everybody: readonly ComparedParticipant[],
): Promise<BonusView[]> {
  const names = new Map(everybody.map(({ submission, annotator }) => [submission?.id, annotator?.pseudonym]));
  const isOpen = ({ state }: ProlificBonusRow) => (openBonusStates as readonly string[]).includes(state);
  return (await bonusesOfStudy(deps.store.read, id)).filter(isOpen).map((bonus) => {
    const { submissionId, amountMinor, reason, state, sentAt } = bonus;
    return {
      id: bonus.id,
      submissionId,
      annotator: names.get(submissionId) ?? null,
      amountMinor,
      reason,
      state,
      sentAt: sentAt === null ? null : isoInstant(sentAt),
      deniableAt: state === "unknown" && sentAt !== null ? isoInstant(deniableAt(sentAt)) : null,
    };
  });
}
