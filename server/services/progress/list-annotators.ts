import type { Deps } from "@/server/deps";
import { chosenAnnotators } from "@/server/domain/annotator/annotator-order";
import {
  annotatorPageSize,
  type AnnotatorPage,
  type ListAnnotatorsInput,
} from "@/server/domain/annotator/listing";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { listedFigures } from "./internal/annotator-figures-of";
import { describeAnnotators } from "./internal/describe-annotators";

/** One page of the people who joined a project, with what they did and what is due to them. */
export async function listAnnotators(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
  input: ListAnnotatorsInput,
): Promise<AnnotatorPage> {
  const { figuresOf, at } = await listedFigures(deps.store.read, projectId);
  const everyone = await describeAnnotators(deps.store.read, { projectId }, figuresOf);
  const found = chosenAnnotators(everyone, input);
  const start = (input.page - 1) * annotatorPageSize;
  return {
    annotators: found.slice(start, start + annotatorPageSize),
    found: found.length,
    total: everyone.length,
    pageSize: annotatorPageSize,
    figuresAt: at === null ? null : isoInstant(at),
  };
}
