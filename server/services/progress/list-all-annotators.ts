import { annotatorsOf } from "@/db/queries/listed-annotators";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ListedAnnotator } from "@/server/domain/annotator/listing";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { figuresFor, listFigures } from "./internal/annotator-figures-of";
import { describeAnnotators } from "./internal/describe-annotators";

/** Everyone who joined a project, with what they did and what is due to them; by pseudonym. */
export async function listAllAnnotators(
  { store: { read: db } }: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
): Promise<ListedAnnotator[]> {
  const rows = await annotatorsOf(db, { projectId });
  const list = await listFigures(db, projectId);
  const ids = rows.map(({ id }) => id);
  const project = await readProject(db, projectId);
  return describeAnnotators(db, rows, { project, figuresOf: await figuresFor(db, list, ids) });
}
