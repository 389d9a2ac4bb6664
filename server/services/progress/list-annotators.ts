import { countListed, listedPage } from "@/db/queries/listed-annotators";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import {
  annotatorPageSize,
  listAnnotatorsInput,
  type AnnotatorPage,
  type ListAnnotatorsInput,
} from "@/server/domain/annotator/listing";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { figuresFor, listFigures } from "./internal/annotator-figures-of";
import { describeAnnotators } from "./internal/describe-annotators";

const everyone = listAnnotatorsInput.parse({});

/** One page of the people who joined a project, with what they did and what is due to them. */
export async function listAnnotators(
  { store: { read: db } }: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
  { page, ...choice }: ListAnnotatorsInput,
): Promise<AnnotatorPage> {
  const list = await listFigures(db, projectId);
  const rows = await listedPage(db, projectId, {
    ...choice,
    figures: list.kind === "stored" ? "stored" : list.figures,
    offset: (page - 1) * annotatorPageSize,
    limit: annotatorPageSize,
  });
  const ids = rows.map(({ id }) => id);
  const project = await readProject(db, projectId);
  const figuresOf = await figuresFor(db, list, ids);
  return {
    annotators: await describeAnnotators(db, rows, { project, figuresOf }),
    found: await countListed(db, projectId, choice),
    total: await countListed(db, projectId, everyone),
    pageSize: annotatorPageSize,
    figuresAt: list.kind === "present" || list.at === null ? null : isoInstant(list.at),
  };
}
