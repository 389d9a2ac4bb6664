import {
  countParticipants,
  participantFigures,
  soughtParticipants,
  type ParticipantKey,
  type ParticipantsSought,
} from "@/db/queries/prolific-participants";
import { prolificStudyOf, type ProlificStudyRow } from "@/db/queries/prolific-studies";
import { readProject } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ListParticipantsInput, ParticipantList } from "@/server/domain/recruiter/prolific/contracts";
import { listDoubles } from "@/server/services/annotator/list-doubles";
import { bonusListOf } from "./internal/bonus-list";
import { participantViewOf } from "./internal/participant-view";
import {
  readSomeParticipants,
  rewardOf,
  type ComparedParticipant,
  type ComparedStudy,
} from "./internal/read-participants";

const participantPageSize = 50;
/** More than a study can have places. */
const everybody = 100_000;

/**
 * One page of the people of a project's study, ours beside Prolific's: what an organizer must do first, the oldest of it
 * first. Who is on the page and the figures are as of the last comparison; the rows themselves are compared now.
 */
export async function listParticipants(
  deps: Deps,
  scope: OrganizeScope,
  input: ListParticipantsInput,
): Promise<ParticipantList> {
  const offset = (input.page - 1) * participantPageSize;
  return participantsIn(deps, scope, input, { limit: participantPageSize, offset });
}

/** The same of everybody who fits. */
export function listAllParticipants(
  deps: Deps,
  scope: OrganizeScope,
  input: Omit<ListParticipantsInput, "page">,
): Promise<ParticipantList> {
  return participantsIn(deps, scope, input, { limit: everybody, offset: 0 });
}

async function participantsIn(
  deps: Deps,
  scope: OrganizeScope,
  input: Omit<ListParticipantsInput, "page">,
  window: { limit: number; offset: number },
): Promise<ParticipantList> {
  const db = deps.store.read;
  const project = await readProject(db, scope.projectId);
  const study = await prolificStudyOf(db, scope.projectId);
  const { currency } = project.settings;
  if (study === undefined) return noParticipants(currency);
  const doubles = new Set((await listDoubles(deps, scope)).flatMap(({ annotators }) => annotators));
  const sought = soughtBy(study.id, input, doubles);
  const keys = await soughtParticipants(db, sought, window);
  const rows = await readInOrder(db, { project, study }, deps.now(), keys);
  return {
    ...(await figuresOf(db, study, deps.now())),
    ...(await bonusListOf(db, study.id, deps.now())),
    isComparing: study.vendorId !== null && (study.heldUntil > deps.now() || study.compareAt <= deps.now()),
    comparedAt: study.comparedAt === null ? null : isoInstant(study.comparedAt),
    problem: study.problem,
    currency,
    rewardMinor: rewardOf(study),
    rows: rows.map((each) => participantViewOf(each, study, doubles.has(each.annotator?.pseudonym ?? ""))),
    found: await countParticipants(db, sought),
    pageSize: participantPageSize,
  };
}

function soughtBy(
  studyId: string,
  { search, differs, who, status }: Omit<ListParticipantsInput, "page">,
  doubles: ReadonlySet<string>,
): ParticipantsSought {
  return {
    studyId,
    search,
    ...(status !== "all" && { status }),
    ...(who !== "all" && { who }),
    ...(differs === "doubles" && { doubles: [...doubles] }),
    ...(differs !== "all" && differs !== "doubles" && { differs }),
  };
}

/** The people of a page in its order; who was merged with another or forgotten since is left out. */
async function readInOrder(
  db: Db,
  compared: ComparedStudy,
  now: number,
  keys: readonly ParticipantKey[],
): Promise<ComparedParticipant[]> {
  const read = await readSomeParticipants(db, compared, now, keys);
  const bySubmission = new Map(read.map((each) => [each.submission?.id, each]));
  const byAnnotator = new Map(read.map((each) => [each.annotator?.id, each]));
  const found = keys.flatMap(
    ({ submissionId, annotatorId }) =>
      bySubmission.get(submissionId ?? "") ?? byAnnotator.get(annotatorId ?? "") ?? [],
  );
  return [...new Set(found)];
}

async function figuresOf(db: Db, study: ProlificStudyRow, now: number) {
  const { total, differ, yours, approvable, waitsSince } = await participantFigures(db, study.id);
  return {
    total,
    agree: total - differ,
    differ,
    yours,
    oldestWaitMs: waitsSince === null ? null : now - waitsSince,
    approvable: { people: approvable, sumMinor: approvable * rewardOf(study) },
  };
}

function noParticipants(currency: string): ParticipantList {
  return {
    comparedAt: null,
    isComparing: false,
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
    rewardMinor: 0,
    bonuses: [],
    bonusCount: 0,
    payable: { count: 0, sumMinor: 0 },
  };
}
