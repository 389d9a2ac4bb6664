import type { ProjectRow } from "@/db/queries/projects";
import { DomainError } from "@/server/domain/errors";

/** @throws DomainError `project_closed`, or `project_not_open` for what has not been launched */
export function requireLaunched({ state }: Pick<ProjectRow, "state">): void {
  if (state === "closed") {
    throw new DomainError("project_closed", "This project is closed for good.", { state });
  }
  if (state !== "live" && state !== "paused") {
    throw new DomainError("project_not_open", "This project has not been launched yet.", { state });
  }
}
