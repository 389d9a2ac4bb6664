import type { GoldAnswer, GoldItem } from "@/server/domain/gold/contracts";

/** The item whose known answer is edited. */
export interface EditedItem extends Pick<GoldItem, "externalId" | "textA" | "candidates"> {
  id: string;
}

/** A known answer on one dimension. */
export type EditedGold = GoldAnswer & { dimension: string };

/** The same as it is kept. */
export type KeptGold = EditedGold & { enabled: boolean };
