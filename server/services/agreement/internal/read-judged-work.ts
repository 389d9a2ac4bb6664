import { readDimensions } from "@/db/queries/dimensions";
import { itemContents, judgedWork, shownOrders } from "@/db/queries/judged-work";
import type { Db } from "@/db/store";
import { answerAsShown } from "@/server/domain/assignment/answer-as-shown";
import type { JudgedWork, JudgedWorkItem } from "@/server/domain/task/judged-items";

type ReadItem = JudgedWorkItem & { values: JudgedWorkItem["values"][number][] };

/** Reads what the figures that only a task type has are computed from. Memory grows with the judgments. */
export async function readJudgedWork(db: Db, projectId: string): Promise<JudgedWork> {
  const contents = new Map((await itemContents(db, projectId)).map((item) => [item.id, item]));
  const dimensions = (await readDimensions(db, projectId)).map(({ id }) => id);
  const orders = await readOrders(db, projectId);
  const annotators = new Map<string, number>();
  const datasets = new Map<string, Map<string, ReadItem>>();
  for (const { itemId, assignmentId, annotator: name, dimension, value } of await judgedWork(db, projectId)) {
    const { content = null, dataset = "" } = contents.get(itemId) ?? {};
    const items = datasets.get(dataset) ?? new Map<string, ReadItem>();
    datasets.set(dataset, items);
    const item = items.get(itemId) ?? { content, values: [] };
    items.set(itemId, item);
    const annotator = annotators.get(name) ?? annotators.size;
    annotators.set(name, annotator);
    const order = orders.get(assignmentId)?.get(itemId) ?? [];
    const place = Number(answerAsShown({ value, answer: null }, order));
    item.values.push({ annotator, dimension: dimensions.indexOf(dimension), value, place });
  }
  return {
    annotators: [...annotators.keys()],
    dimensions,
    datasets: [...datasets].map(([name, items]) => ({ name, items: [...items.values()] })),
  };
}

/** In which order the parts of items were shown, by assignment and item; items without shuffled parts have none. */
async function readOrders(db: Db, projectId: string): Promise<Map<string, Map<string, readonly number[]>>> {
  const pages = await shownOrders(db, projectId);
  return new Map(
    pages.map(({ assignmentId, shown }) => [
      assignmentId,
      new Map(shown.flatMap(({ itemId, order }) => (order === undefined ? [] : [[itemId, order]]))),
    ]),
  );
}
