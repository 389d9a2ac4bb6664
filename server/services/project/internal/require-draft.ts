import { DomainError } from "@/server/domain/errors";
import type { ProjectState } from "@/server/domain/project/project";

/**
 * Refuses what is possible only before the launch.
 * @throws DomainError `project_not_draft` with this message.
 */
export function requireDraft({ state }: { state: ProjectState }, message: string): void {
  if (state !== "draft") throw new DomainError("project_not_draft", message, { state });
}
