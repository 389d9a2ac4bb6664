import { z } from "zod";
import type { ShownItem } from "@/server/domain/assignment/assignment";
import type { AskedItem, JudgedValue, StoredItem, Task } from "@/server/domain/task/task";
import { answer } from "@/server/domain/task/wire";

const storedBody = z.object({ answers: z.array(answer) });

/** A submitted page as it is stored. */
export interface StoredHit {
  shown: readonly ShownItem[];
  body: unknown;
}

/** How pages are answered in a project, on the one dimension that is looked at. */
export interface Asking {
  task: Pick<Task, "judge">;
  dimension: AskedItem["dimensions"][number];
  settings: AskedItem["settings"];
}

/**
 * What a stored response says of one item of its page; parts are named by their place in the item. Says it also of pages
 * whose answers are no judgments, as those of a test.
 * @returns undefined for an item that is not on the page.
 */
export function answerInHit(
  { task, dimension, settings }: Asking,
  { shown, body }: StoredHit,
  { itemId, textA, textB, content }: StoredItem & { itemId: string },
): JudgedValue | undefined {
  const item = shown.find((one) => one.itemId === itemId);
  const given = storedBody.parse(body).answers.find(({ key }) => key === item?.key);
  if (item === undefined || given === undefined) return undefined;
  const { order = [] } = item;
  return task.judge(given, { textA, textB, content, order, dimensions: [dimension], settings })[dimension.id];
}
