import type { Deps } from "@/server/deps";
import type { ListedAnnotator } from "@/server/domain/annotator/listing";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { listedFigures } from "./internal/annotator-figures-of";
import { describeAnnotators } from "./internal/describe-annotators";

/** Everyone who joined a project, with what they did and what is due to them. */
export async function listAllAnnotators(
  { store }: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
): Promise<ListedAnnotator[]> {
  const { figuresOf } = await listedFigures(store.read, projectId);
  return describeAnnotators(store.read, { projectId }, figuresOf);
}
