import { prolificConnectionOf, type ProlificConnectionRow } from "@/db/queries/prolific-connections";
import { prolificStudyOf, type ProlificStudyRow } from "@/db/queries/prolific-studies";
import { readProject, type ProjectRow } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { plainPageMinutes } from "@/server/domain/assignment/page-minutes";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { codedOutcomes } from "@/server/domain/recruiter/prolific/completion-codes";
import { askedAudience, type ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import { placesFor, type StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";
import { environmentToken } from "./internal/prolific-account";
import { isDraftBehind } from "./internal/is-draft-behind";
import { lintProjectStudy } from "./internal/lint-project-study";
import { readStudyWork } from "./internal/read-study-work";
import { suggestPlan } from "./internal/suggest-plan";

const instantOrNull = (at: number | null) => (at === null ? null : isoInstant(at));

/** What the screens of Prolific show about a project; Prolific itself is not asked. */
export async function showProlific(deps: Deps, { projectId }: OrganizeScope): Promise<ProlificView> {
  const db = deps.store.read;
  const project = await readProject(db, projectId);
  const connection = await prolificConnectionOf(db, projectId);
  const study = await prolificStudyOf(db, projectId);
  const work = await readStudyWork(db, project, study?.id ?? null);
  const { pagesLeft, judgmentsLeft, canLease, measured, measuredPages } = work;
  const plan =
    study === undefined
      ? suggestPlan(project, { pagesLeft, minutesPerPage: measuredPages?.minutes ?? null })
      : shownPlan(study);
  return {
    connection: connection === undefined ? null : connectionView(connection),
    hasEnvironmentToken: environmentToken() !== undefined,
    plan,
    isPlanSaved: study !== undefined,
    work: {
      judgmentsLeft,
      pagesLeft,
      placesNeeded: placesFor(pagesLeft, plan.pagesPerPlace),
      isLive: project.state === "live",
      canLease,
      measured,
      measuredPages,
      plainPageMinutes: plainPageMinutes(project.settings),
      payPerPageMinor: project.settings.payPerHitMinor,
      currency: project.settings.currency,
    },
    study: study === undefined ? null : studyView(study, isBehind(project, study, connection)),
    findings: await lintProjectStudy(db, { project, study, plan, connection, now: deps.now() }),
    asked: askedAudience.safeParse(connection?.askedAudience).data ?? null,
    codes:
      study === undefined
        ? []
        : codedOutcomes.map((outcome) => ({ outcome, code: study.codes[outcome].participant })),
  };
}

function connectionView(row: ProlificConnectionRow): ProlificView["connection"] {
  return {
    workspace: row.workspaceTitle,
    currency: row.currency,
    tokenEnding: row.tokenEnding,
    isFromEnvironment: row.sealedToken === null,
    checkedAt: isoInstant(row.checkedAt),
    refusedAt: instantOrNull(row.refusedAt),
  };
}

/** Places that were added since the plan was saved belong to it. */
const shownPlan = ({ plan, places, publishedAt }: ProlificStudyRow): StudyPlan =>
  publishedAt === null || places === null ? plan : { ...plan, places: Math.max(plan.places, places) };

function isBehind(
  project: ProjectRow,
  study: ProlificStudyRow,
  connection: ProlificConnectionRow | undefined,
): boolean {
  const isDraft = study.vendorId !== null && study.publishedAt === null;
  return isDraft && connection !== undefined && isDraftBehind(project, study, connection);
}

function studyView(row: ProlificStudyRow, isDraftBehind: boolean): ProlificView["study"] {
  return {
    isDraftBehind,
    status: row.status,
    vendorId: row.vendorId,
    places: row.places,
    isCreationUnknown: row.vendorId === null && row.creatingSince !== null,
    isPausedByUs: row.isPausedByUs,
    changedThere: row.changedThere,
    comparedAt: instantOrNull(row.comparedAt),
    problem: row.problem,
    publishedAt: instantOrNull(row.publishedAt),
  };
}
