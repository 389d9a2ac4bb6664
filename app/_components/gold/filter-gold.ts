import type { GoldItem } from "@/server/domain/gold/contracts";

export const goldFilters = ["all", "work", "test", "contested", "off"] as const;
export type GoldFilterName = (typeof goldFilters)[number];

const keeps: Record<GoldFilterName, (item: GoldItem) => boolean> = {
  all: () => true,
  work: ({ use }) => use === "work",
  test: ({ use }) => use === "test",
  contested: ({ contested }) => contested > 0,
  off: ({ enabled }) => !enabled,
};

/** The filter that an address asks for; all items where it asks for none that there is. */
export function goldFilterOf(asked: unknown): GoldFilterName {
  return goldFilters.find((name) => name === asked) ?? "all";
}

export function filterGold(items: readonly GoldItem[], show: GoldFilterName): GoldItem[] {
  return items.filter(keeps[show]);
}
