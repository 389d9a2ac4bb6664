import { countLeases, newestPageTimes } from "@/db/queries/progress";
import type { ProjectRow } from "@/db/queries/projects";
import { prolificSubmissionsOf } from "@/db/queries/prolific-submissions";
import type { Db } from "@/db/store";
import { readJudged } from "@/server/services/progress/internal/read-judged";
import { measuredPages } from "@/server/domain/assignment/page-minutes";
import { measuredPlaces } from "@/server/domain/recruiter/prolific/measured-places";

/** What is left to do in a project, and how long people take. */
export interface StudyWork {
  judgmentsLeft: number;
  pagesLeft: number;
  openLeases: number;
  canLease: boolean;
  measured: { minutes: number; people: number } | null;
  measuredPages: { minutes: number; pages: number } | null;
}

/** The newest pages tell how long a page takes. */
const mostPages = 500;

export async function readStudyWork(db: Db, project: ProjectRow, studyId: string | null): Promise<StudyWork> {
  const { judgments, hits } = await readJudged(db, project);
  const openLeases = await countLeases(db, project.id);
  const pagesLeft = Math.max(0, hits.needed - hits.done);
  const submissions = studyId === null ? [] : await prolificSubmissionsOf(db, studyId);
  return {
    judgmentsLeft: Math.max(0, judgments.needed - judgments.done),
    pagesLeft,
    openLeases,
    canLease: project.state === "live" && pagesLeft - openLeases > 0,
    measured: measuredPlaces(submissions),
    measuredPages: measuredPages(await newestPageTimes(db, project.id, mostPages)),
  };
}
