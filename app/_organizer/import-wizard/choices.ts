import type { GoldTake, ImportChoices, ItemFormat } from "@/server/domain/import/contracts";

/** What the organizer chooses beside the files; what is left out the files decide. */
export interface Choices {
  format?: ItemFormat | undefined;
  dataset?: string | undefined;
  mapping?: ImportChoices["mapping"];
  separator?: string | undefined;
  header?: boolean | undefined;
  ignore?: number[] | undefined;
  decimalComma?: boolean | undefined;
  unknownSenses?: ImportChoices["unknownSenses"];
  questions?: ImportChoices["questions"];
  gold: GoldTake;
  tolerance: number;
}
