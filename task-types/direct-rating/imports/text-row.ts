import type { ItemGold, ItemRow } from "@/server/domain/import/item-row";
import type { ScaleRange } from "@/server/domain/import/pair-file-entry";
import type { NamedCells } from "@/server/imports/named-cells";

/** What a line may say of a text. */
export type TextField =
  | "id"
  | "dataset"
  | "genre"
  | "group"
  | "split"
  | "text"
  | "context"
  | "score"
  | "gold"
  | "tolerance"
  | "explanation"
  | "use";

/** Names of columns and fields, letters and digits only, in lower case; the table of a release has text_a and text_b. */
export const usualNames: Readonly<Record<TextField, readonly string[]>> = {
  id: ["id", "item", "itemid", "textid", "segment", "segmentid", "externalid"],
  dataset: ["dataset", "subset", "corpus"],
  genre: ["genre", "domain"],
  group: ["group", "groupid", "groupkey", "document", "documentid"],
  split: ["split"],
  text: ["text", "texta", "sentence", "output", "hypothesis", "translation", "target", "response"],
  context: ["context", "textb", "source", "reference", "prompt", "background"],
  score: ["score", "rating", "value", "mean"],
  gold: ["gold", "goldanswer", "accepted", "acceptedanswer"],
  tolerance: ["tolerance", "goldtolerance"],
  explanation: ["explanation", "goldexplanation", "why"],
  use: ["use", "golduse"],
};

/** The item that a line makes; it is good only if the cells' `errors` stay empty. */
export function textRow(cells: NamedCells<TextField>, scale: ScaleRange): ItemRow {
  return {
    line: cells.line,
    externalId: cells.name("id"),
    textA: cells.neededText("text"),
    textB: cells.text("context"),
    content: null,
    dataset: cells.dataset("dataset"),
    genre: cells.name("genre"),
    group: cells.name("group"),
    split: cells.name("split"),
    referenceScore: cells.score("score", scale),
    scores: null,
    gold: goldOf(cells, scale),
  };
}

function goldOf(cells: NamedCells<TextField>, scale: ScaleRange): ItemGold[] {
  const answer = cells.score("gold", scale);
  if (answer === null) return [];
  return [
    {
      dimension: null,
      answer,
      order: null,
      tolerance: cells.tolerance("tolerance", scale),
      explanation: cells.name("explanation"),
      use: cells.goldUse("use"),
    },
  ];
}
