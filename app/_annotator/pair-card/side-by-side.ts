import type { PairItem } from "./pair-item";

const maxStackedLength = 240;

/** Whether texts are so long that A and B stand side by side where there is room; one answer for a whole HIT. */
export function isSideBySide(items: readonly Pick<PairItem, "textA" | "textB">[]): boolean {
  return items.some(({ textA, textB }) => [textA, textB].some((text) => [...text].length > maxStackedLength));
}
