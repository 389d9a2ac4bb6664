import type { ProjectSettings } from "@/server/domain/project/project";

type Gold = Pick<ProjectSettings, "goldPerHit" | "goldFrequency" | "qualification">;

/** Whether an annotator meets gold items in a project, in work or before it. */
export function usesGold({ goldPerHit, goldFrequency, qualification }: Gold): boolean {
  return goldPerHit > 0 || goldFrequency.kind === "adaptive" || qualification.kind !== "none";
}
