import { submissionsByHour } from "@/db/queries/progress";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { meanGoldPerHit } from "@/server/domain/gold/gold-per-hit";
import { isoInstant } from "@/server/domain/instant";
import { hourMs } from "@/server/domain/project/pace";
import { judgmentsPerAnswer } from "./judgments-per-answer";
import type { ProjectProgress } from "@/server/domain/project/progress";

const shownHours = 24;

/** The judgments of each of the last 24 full hours, the running one included, oldest first. */
export async function readHours(
  db: Db,
  project: ProjectRow,
  now: number,
): Promise<ProjectProgress["judgmentsPerHour"]> {
  const first = Math.floor(now / hourMs) - (shownHours - 1);
  const rows = await submissionsByHour(db, project.id, first * hourMs);
  const each = await judgmentsPerAnswer(db, project.id);
  const counts = new Map(
    rows.map(({ hour, n, workItems }) => [
      hour,
      each * (workItems + Math.round(n * meanGoldPerHit(project.settings))),
    ]),
  );
  return Array.from({ length: shownHours }, (_, at) => ({
    from: isoInstant((first + at) * hourMs),
    count: counts.get(first + at) ?? 0,
  }));
}
