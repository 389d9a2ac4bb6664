import { readDimensions } from "@/db/queries/dimensions";
import { goldToRehearse, itemsToRehearse, shownIn } from "@/db/queries/rehearsal";
import { readProject, readScale } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { JoinProjectInput } from "@/server/domain/assignment/contracts";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import type { ProjectState } from "@/server/domain/project/project";
import type { TaskType } from "@/server/domain/task/task-types";
import { scaleRange } from "@/server/domain/scale/scale-range";
import type { ScaleDraft } from "@/server/domain/scale/scale";
import { tokenOverlap } from "@/server/stats/token-overlap";

/** What a rehearsal knows of an item that annotators do not. */
interface KnownItem {
  dataset: string;
  externalId: string;
  /** Its score from the file, else its token overlap stretched over the scale; what is right goes before it. */
  truth: number;
  /** Of a ranking that is gold: the candidates by their place in the item, most similar first. */
  order: readonly number[] | null;
  /** Its score from the file; null where there is none. */
  reference: number | null;
  /** What it consists of besides its texts. */
  content: unknown;
  /** What is right on each dimension, by its name, where it is gold. */
  gold: ReadonlyMap<string, number>;
}

/** What simulated annotators need to know of a project. */
export interface KnownProject {
  taskType: TaskType;
  state: ProjectState;
  scale: ScaleDraft;
  /** The names of the dimensions, in order. */
  dimensions: string[];
  items: Map<string, KnownItem>;
  /** What meets the project's conditions of joining. */
  admitted: Pick<JoinProjectInput, "country" | "languages" | "approvalRate">;
}

/** Reads what simulated annotators need to know: the scale, and every item by its id. */
export async function readKnownItems(
  deps: Pick<Deps, "store">,
  { projectId }: ProjectScope,
): Promise<KnownProject> {
  const project = await readProject(deps.store.read, projectId);
  const { scale } = await readScale(deps.store.read, projectId);
  const { min, max } = scaleRange(scale);
  const rows = await itemsToRehearse(deps.store.read, projectId);
  const { answersOf, orderOf } = await knownAnswers(deps.store.read, projectId);
  const items = new Map(
    rows.map(({ id, dataset, externalId, textA, textB, content, referenceScore: reference }) => {
      const overlap = tokenOverlap(textA, textB).value ?? 0;
      const truth = reference ?? min + overlap * (max - min);
      const gold = answersOf.get(id) ?? new Map<string, number>();
      return [id, { dataset, externalId, truth, reference, content, gold, order: orderOf.get(id) ?? null }];
    }),
  );
  const { countries, languages, minApprovalRate } = project.settings.eligibility;
  const [country] = countries;
  const admitted = {
    ...(country !== undefined && { country }),
    ...(languages.length > 0 && { languages }),
    ...(minApprovalRate !== null && { approvalRate: minApprovalRate }),
  };
  const dimensions = await readDimensions(deps.store.read, projectId);
  const { taskType, state } = project;
  return { taskType, state, scale, dimensions: dimensions.map(({ id }) => id), items, admitted };
}

/** What is right by item and dimension, and the known orders by item. */
async function knownAnswers(db: Db, projectId: string) {
  const answersOf = new Map<string, Map<string, number>>();
  const orderOf = new Map<string, readonly number[]>();
  for (const { itemId, dimension, answer, order } of await goldToRehearse(db, projectId)) {
    answersOf.set(itemId, (answersOf.get(itemId) ?? new Map<string, number>()).set(dimension, answer));
    if (order !== null) orderOf.set(itemId, order);
  }
  return { answersOf, orderOf };
}

/** An item of a page, and the order in which its parts were shown; empty where they were not shuffled. */
export interface ResolvedKey {
  itemId: string;
  order: readonly number[];
}

/** Which item each key of an assignment stands for. */
export async function resolveKeys(
  deps: Pick<Deps, "store">,
  { projectId }: ProjectScope,
  assignmentId: string,
): Promise<Map<string, ResolvedKey>> {
  const shown = await shownIn(deps.store.read, projectId, assignmentId);
  return new Map(shown.map(({ key, itemId, order = [] }) => [key, { itemId, order }]));
}
