import type { LeasedItem } from "@/server/domain/task/wire";

/** An item with two texts that is rated on a scale. */
export type PairItem = Extract<LeasedItem, { textA: string; textB: string }>;
