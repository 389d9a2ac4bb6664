import { readDimensions } from "@/db/queries/dimensions";
import { itemContents, judgedWork } from "@/db/queries/judged-work";
import { readProject } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { TaskFigures } from "@/server/domain/agreement/task-figures";
import type { ViewScope } from "@/server/domain/organizer/actor";
import type { JudgedWork, JudgedWorkItem } from "@/server/task-types/judged-items";
import { tasks } from "@/server/task-types/tasks";

/** The figures that only the project's task type has; null without any, or without a counted judgment. */
export async function showFigures(
  deps: Pick<Deps, "store">,
  { projectId }: ViewScope,
): Promise<TaskFigures | null> {
  const db = deps.store.read;
  const { taskType } = await readProject(db, projectId);
  const { figures } = tasks[taskType];
  if (figures === undefined) return null;
  const work = await readJudgedWork(db, projectId);
  return work.datasets.length === 0 ? null : figures(work);
}

async function readJudgedWork(db: Db, projectId: string): Promise<JudgedWork> {
  const contents = new Map((await itemContents(db, projectId)).map((item) => [item.id, item]));
  const dimensions = (await readDimensions(db, projectId)).map(({ id }) => id);
  const annotators = new Map<string, number>();
  const datasets = new Map<
    string,
    Map<string, JudgedWorkItem & { values: JudgedWorkItem["values"][number][] }>
  >();
  for (const { itemId, annotator: name, dimension, value } of await judgedWork(db, projectId)) {
    const { content = null, dataset = "" } = contents.get(itemId) ?? {};
    const items = datasets.get(dataset) ?? new Map();
    datasets.set(dataset, items);
    const item = items.get(itemId) ?? { content, values: [] };
    items.set(itemId, item);
    const annotator = annotators.get(name) ?? annotators.size;
    annotators.set(name, annotator);
    item.values.push({ annotator, dimension: dimensions.indexOf(dimension), value });
  }
  return {
    annotators: [...annotators.keys()],
    dimensions,
    datasets: [...datasets].map(([name, items]) => ({ name, items: [...items.values()] })),
  };
}
