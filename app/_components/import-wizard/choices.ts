import type { GoldTake, ImportChoices, PairFormat } from "@/server/domain/import/contracts";

/** What the organizer chooses beside the files; what is left out the files decide. */
export interface Choices {
  format?: PairFormat | undefined;
  dataset?: string | undefined;
  mapping?: ImportChoices["mapping"];
  gold: GoldTake;
  tolerance: number;
}
