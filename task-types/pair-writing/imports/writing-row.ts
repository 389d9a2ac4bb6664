import { excerpt } from "@/server/imports/excerpt";
import type { ItemRow } from "@/server/domain/import/item-row";
import type { NamedCells } from "@/server/imports/named-cells";
import { parseNumberCell } from "@/server/imports/parse-number";
import type { RequestBalance } from "../balance-requests";
import {
  requestedRatings,
  usualLimits,
  wordLimits,
  writtenForms,
  type RequestedRating,
  type WordLimits,
  type WritingContent,
  type WrittenForm,
} from "@/server/domain/task/pair-writing/content";

const usualNames: Record<WrittenForm, RegExp> = {
  sentence: /(2|to)[-_. ]?sentence/i,
  phrase: /(2|to)[-_. ]?phrase/i,
  word: /(2|to)[-_. ]?word/i,
};

/** The form that a dataset's name tells, as "paragraph2sentence" does; null where it tells none. */
function formOfDataset(name: string): WrittenForm | null {
  const forms = Object.keys(usualNames) as WrittenForm[];
  return forms.find((form) => usualNames[form].test(name)) ?? null;
}

/** What a line may say of a prompt. */
export type WritingField =
  | "id"
  | "dataset"
  | "genre"
  | "group"
  | "split"
  | "text"
  | "form"
  | "requested"
  | "minimum"
  | "maximum";

/** The prompt that a line makes; it is good only if the cells' `errors` stay empty. */
export function writingRow(
  cells: NamedCells<WritingField>,
  fileDataset: string,
  balance: RequestBalance,
): ItemRow {
  const dataset = cells.dataset("dataset");
  const textA = cells.neededText("text");
  const form = formIn(cells, dataset ?? fileDataset);
  const limits = limitsIn(cells, form);
  const requested = requestedIn(cells) ?? balance.next(dataset ?? fileDataset);
  const content: WritingContent = { requested, form, limits };
  return {
    line: cells.line,
    externalId: cells.name("id"),
    textA,
    textB: `${form}: ${requested}`,
    dataset,
    referenceScore: null,
    scores: null,
    gold: [],
    genre: cells.name("genre"),
    group: cells.name("group"),
    split: cells.name("split"),
    content,
  };
}

function formIn(cells: NamedCells<WritingField>, dataset: string): WrittenForm {
  const named = cells.name("form");
  const form =
    named === null ? formOfDataset(dataset) : writtenForms.find((one) => one === named.toLowerCase());
  if (!form) cells.refuse("written_form", "form", { v: excerpt(named ?? "") });
  return form ?? "sentence";
}

function requestedIn(cells: NamedCells<WritingField>): RequestedRating | null {
  const cell = cells.name("requested");
  if (cell === null) return null;
  const requested = requestedRatings.find((rating) => rating === parseNumberCell(cell));
  if (requested === undefined) {
    cells.refuse("off_scale", "requested", { v: excerpt(cell), min: 1, max: requestedRatings.length });
  }
  return requested ?? null;
}

function limitsIn(cells: NamedCells<WritingField>, form: WrittenForm): WordLimits {
  const [minimum, maximum] = (["minimum", "maximum"] as const).map((field) => {
    const cell = cells.name(field);
    return cell === null ? usualLimits[form][field] : parseNumberCell(cell);
  });
  const limits = wordLimits.safeParse({ minimum, maximum });
  if (!limits.success) {
    const v = `${cells.text("minimum")} – ${cells.text("maximum")}`;
    cells.refuse("word_limits", "minimum", { v: excerpt(v) });
  }
  return limits.data ?? usualLimits[form];
}
