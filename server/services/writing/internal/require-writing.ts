import { readProject } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { hasItemScreen } from "@/server/domain/task/traits";
import { DomainError } from "@/server/domain/errors";

/** The project. @throws DomainError `not_found` where nobody writes texts. */
export async function requireWriting(db: Db, projectId: string) {
  const project = await readProject(db, projectId);
  if (hasItemScreen(project.taskType, "texts")) return project;
  throw new DomainError("not_found", "Nobody writes texts in this project.");
}
