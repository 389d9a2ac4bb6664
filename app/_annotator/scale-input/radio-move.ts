import type { TextDirection } from "@/server/domain/project/text-direction";

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/**
 * Where a key leads from a place in a group. Left and right follow what is seen, so they turn with the page; at the ends
 * they stop, because a wrap would turn the best answer into the worst.
 * @returns the place, the same one at an end; null for a key that does not move.
 */
export function radioMove(key: string, at: number, count: number, direction: TextDirection): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  if (step === undefined) return null;
  const turned = direction === "rtl" && (key === "ArrowLeft" || key === "ArrowRight");
  return Math.min(count - 1, Math.max(0, at + (turned ? -step : step)));
}
