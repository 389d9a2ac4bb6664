import type { GoldItem } from "@/server/domain/gold/contracts";

/** Gold items by the share of answers that missed them; those without an answer come last, in their own order. */
export function mostMissedFirst(items: readonly GoldItem[]): GoldItem[] {
  const share = (item: GoldItem) => item.missedShare.value ?? -1;
  return [...items].sort((a, b) => share(b) - share(a));
}
