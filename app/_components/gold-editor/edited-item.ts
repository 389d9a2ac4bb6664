import type { GoldAnswer } from "@/server/domain/gold/contracts";

/** The item whose known answer is edited. */
export interface EditedItem {
  id: string;
  externalId: string;
}

/** A known answer as it is kept. */
export type KeptGold = GoldAnswer & { enabled: boolean };
