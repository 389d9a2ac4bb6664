import type { ShownScale } from "@/server/domain/scale/shown-scale";
import type { Task } from "@/server/domain/task/task";

/** The scale on which an item is decided: its project's, or the numbers of the item's own answers with their texts. */
export function itemScale(
  { namedAnswers }: Pick<Task, "namedAnswers">,
  content: unknown,
  scale: ShownScale,
): ShownScale {
  if (namedAnswers === undefined) return scale;
  const points = namedAnswers(content).map((label, at) => ({ value: at + 1, label, definition: "" }));
  return { step: 1, notApplicable: false, points };
}
