import type { Messages } from "@/app/_messages/messages";

type Annotator = Messages["annotator"];

/** Texts whose `{names}` the browser fills. */
export type HitTemplates = Annotator["hit"];

/** Everything the HIT page says, made on the server so that the browser needs no catalogue and no plural rules. */
export interface HitTexts {
  hit: HitTemplates;
  feedback: Annotator["feedback"];
  warning: Annotator["warning"];
  /** Those that name the kind of qualification name the project's own. */
  result: Record<keyof Annotator["result"], string>;
  /** A text for each count from 0 on. */
  counted: Record<keyof Annotator["counted"], string[]>;
}
