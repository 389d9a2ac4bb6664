import type { ProjectRow } from "@/db/queries/projects";
import { DomainError } from "@/server/domain/errors";
import { setsGoldAside } from "@/server/domain/gold/gold-per-hit";
import { hasGold } from "@/server/domain/task/traits";
import { requireLaunched } from "./require-launched";

/** @throws DomainError as `requireLaunched`; `conflict` where nothing known would be met */
export function requirePromotion(project: Pick<ProjectRow, "state" | "taskType" | "settings">): void {
  requireLaunched(project);
  if (hasGold(project.taskType) && setsGoldAside(project.settings)) return;
  throw new DomainError(
    "conflict",
    "No known answers stand among the work of this project, so nobody would see an item that became gold.",
  );
}
