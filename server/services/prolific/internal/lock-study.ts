import { holdProject, type ProjectRow } from "@/db/queries/projects";
import { lockProlificStudy, type ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { Tx } from "@/db/store";
import { requireStudy } from "./require-study";

/**
 * The study of a project and its project, held until the transaction ends. Whoever decides anything about people of a study
 * holds it first and reads them then, so that two decisions about one person come one after the other.
 * @throws DomainError as `requireStudy`
 */
export async function lockStudy(
  tx: Tx,
  projectId: string,
): Promise<{ project: ProjectRow; study: ProlificStudyRow & { vendorId: string } }> {
  // The project first, as whoever saves the draft does: of two transactions one waits for the other.
  const project = await holdProject(tx, projectId);
  const { id } = await requireStudy(tx, projectId);
  await lockProlificStudy(tx, id);
  return { project, study: await requireStudy(tx, projectId) };
}
