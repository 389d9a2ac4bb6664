import type { ProjectSummary } from "@/server/domain/project/contracts";

/** The projects whose name or address contains a text, in their order; all of them for an empty text. */
export function searchedProjects<P extends Pick<ProjectSummary, "name" | "slug">>(
  projects: readonly P[],
  search: string,
): P[] {
  const text = search.trim().toLocaleLowerCase();
  return projects.filter(({ name, slug }) => name.toLocaleLowerCase().includes(text) || slug.includes(text));
}
