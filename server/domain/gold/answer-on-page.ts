import { z } from "zod";
import type { ShownItem } from "@/server/domain/assignment/assignment";
import { answer } from "@/server/task-types/wire";

const storedBody = z.object({ answers: z.array(answer) });

/**
 * The answer that a stored response gives to one item of its page on one dimension; null is Not Applicable. Says it also
 * of pages whose answers are no judgments, as those of a test.
 * @returns undefined for an item that is not on the page.
 */
export function answerOnPage(
  shown: readonly ShownItem[],
  body: unknown,
  { itemId, dimension }: { itemId: string; dimension: string },
): number | null | undefined {
  const key = shown.find((item) => item.itemId === itemId)?.key;
  const given = storedBody.parse(body).answers.find((one) => one.key === key);
  if (given === undefined || !("values" in given)) return undefined;
  const value = given.values[dimension];
  return typeof value === "number" ? value : null;
}
