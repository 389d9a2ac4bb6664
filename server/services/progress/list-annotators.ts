import type { Deps } from "@/server/deps";
import type { ListedAnnotator } from "@/server/domain/annotator/listing";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { describeAnnotators } from "./describe-annotators";

/** Everybody who joined a project, by pseudonym, with what they did and what is due to them. */
export async function listAnnotators(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
): Promise<ListedAnnotator[]> {
  return describeAnnotators(deps.store.read, { projectId });
}
