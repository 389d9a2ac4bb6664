import type { Deps } from "@/server/deps";
import { listAnnotatorsInput, type ListedAnnotator } from "@/server/domain/annotator/listing";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { listAnnotators } from "@/server/services/progress/list-annotators";

/** Everyone in a project as the Annotators tab lists them, all pages together. */
export async function everyAnnotator(
  deps: Pick<Deps, "store">,
  scope: OrganizeScope,
): Promise<ListedAnnotator[]> {
  const listed: ListedAnnotator[] = [];
  for (let page = 1; ; page += 1) {
    const { annotators, total } = await listAnnotators(deps, scope, listAnnotatorsInput.parse({ page }));
    listed.push(...annotators);
    if (annotators.length === 0 || listed.length === total) return listed;
  }
}
