import type { JudgedValue } from "@/server/domain/task/task";

/**
 * An answer as it was given on the page: a number counts the item's parts in the order in which they were shown, and a
 * list has its entries in that order. Only so do two answers tell that somebody pressed the same place.
 * @param order the parts by their place in the item, as they were shown; empty where nothing was shuffled
 */
export function answerAsShown(
  { value, answer }: JudgedValue,
  order: readonly number[],
): number | string | null {
  if (order.length === 0) return answer ?? value;
  if (answer !== null) return inShownOrder(answer, order);
  return value === null ? null : order.indexOf(value - 1) + 1;
}

function inShownOrder(answer: string, order: readonly number[]): string {
  const parts: unknown = JSON.parse(answer);
  return Array.isArray(parts) ? JSON.stringify(order.map((place) => parts[place] as unknown)) : answer;
}
