import type { ProjectSummary } from "@/server/domain/project/contracts";

/** The parts of the list: owned, shared by others, and archived ones of either kind. */
export const projectLists = ["mine", "shared", "archived"] as const;
export type ProjectList = (typeof projectLists)[number];

type Listed = Pick<ProjectSummary, "role" | "isArchived">;

/** In which part of the list a project is. */
export function listOf({ role, isArchived }: Listed): ProjectList {
  if (isArchived) return "archived";
  return role === "owner" ? "mine" : "shared";
}

/** The part that an address asks for; else the first that has a project in it, since that is what is looked for. */
export function shownList(asked: string | undefined, projects: readonly Listed[]): ProjectList {
  const known = projectLists.find((each) => each === asked);
  return known ?? projectLists.find((each) => projects.some((one) => listOf(one) === each)) ?? "mine";
}
