import type { ProjectRow } from "@/db/queries/projects";
import type { ProlificConnectionRow } from "@/db/queries/prolific-connections";
import { prolificSubmissionsOf, type ProlificSubmissionRow } from "@/db/queries/prolific-submissions";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { Db } from "@/db/store";
import { lintStudy, type PolicyFinding } from "@/server/domain/recruiter/prolific/lint-study";
import { measuredPlaces } from "@/server/domain/recruiter/prolific/measured-places";
import type { StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";

interface Linted {
  project: Pick<ProjectRow, "settings">;
  study: Pick<ProlificStudyRow, "id"> | undefined;
  plan: StudyPlan;
  connection: Pick<ProlificConnectionRow, "currency"> | undefined;
  leastAnHour?: number | null;
  now: number;
}

/** What Prolific's rules say of a plan in its project, with what has been measured so far. */
export async function lintProjectStudy(
  db: Db,
  { project, study, plan, connection, leastAnHour = null, now }: Linted,
): Promise<PolicyFinding[]> {
  const submissions = study === undefined ? [] : await prolificSubmissionsOf(db, study.id);
  return lintStudy({
    plan,
    currency: connection?.currency ?? null,
    leastAnHour,
    settings: project.settings,
    measured: measuredPlaces(submissions),
    waitingSince: waitingSince(submissions),
    now,
  });
}

function waitingSince(submissions: readonly ProlificSubmissionRow[]): number | null {
  const waiting = submissions
    .filter(({ status }) => status === "AWAITING REVIEW")
    .map(({ completedAt, startedAt }) => completedAt ?? startedAt);
  return waiting.length === 0 ? null : Math.min(...waiting);
}
