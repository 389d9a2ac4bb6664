import type { selectItems } from "@/db/queries/listed-items";
import type { ListedItem } from "@/server/domain/item/contracts";

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

/** An item as it is listed. @param candidates what of its content is ranked, where the task type ranks */
export function listedItemOf(
  { content, datasetPosition: _, ...item }: ItemRow,
  candidates: ((content: unknown) => string[]) | undefined,
): ListedItem {
  return { ...item, candidates: candidates?.(content) ?? null };
}
