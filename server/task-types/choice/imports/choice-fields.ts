import type { NamedCell } from "@/server/imports/named-cells";
import { suggestColumns } from "@/server/imports/suggest-columns";
import { candidateLimits } from "../choice-content";

/** What one line may say of its item; `right` is for reference, `gold` makes the item gold. */
export type ChoiceField =
  | "id"
  | "dataset"
  | "genre"
  | "group"
  | "question"
  | "textA"
  | "textB"
  | "right"
  | "gold"
  | "explanation"
  | "use"
  | `candidate${number}`;

export const candidateFields = Array.from(
  { length: candidateLimits.max },
  (_, at): ChoiceField => `candidate${at + 1}`,
);

/** Column names, letters and digits only, in lower case. */
const usualNames: Partial<Record<ChoiceField, readonly string[]>> = {
  id: ["id", "item", "itemid", "questionid", "pairid", "externalid"],
  dataset: ["dataset", "subset", "corpus"],
  genre: ["genre", "domain"],
  group: ["group", "groupid", "groupkey"],
  question: ["question", "q", "query", "stem"],
  textA: ["texta", "sentencea", "phrasea", "text1", "sentence1", "a"],
  textB: ["textb", "sentenceb", "phraseb", "text2", "sentence2", "b"],
  right: ["right", "rightanswer", "key", "correct", "label", "paraphrase"],
  gold: ["gold", "goldanswer", "accepted", "acceptedanswer"],
  explanation: ["explanation", "goldexplanation", "why"],
  use: ["use", "golduse"],
  ...Object.fromEntries(
    candidateFields.map((field, at) => [
      field,
      ["candidate", "option", "choice", "answer", "c"].map((name) => `${name}${at + 1}`),
    ]),
  ),
};

/** Which column of a header, from 0, holds what, by the columns' usual names. */
export function choiceColumns(header: readonly string[]): ReadonlyMap<ChoiceField, number> {
  const names = suggestColumns(header, usualNames as Record<ChoiceField, readonly string[]>);
  const found = Object.entries(names) as [ChoiceField, string][];
  return new Map(found.map(([field, name]) => [field, header.indexOf(name)]));
}

/** The cells of a record by what they hold. */
export function cellsOfRecord(
  cells: readonly string[],
  columns: ReadonlyMap<ChoiceField, number>,
): ReadonlyMap<ChoiceField, NamedCell> {
  return new Map(
    [...columns].map(([field, at]) => [field, { text: cells[at] ?? "", column: at + 1 }] as const),
  );
}

/** The values of an object by what they hold; numbers and truth values as they are written. */
export function cellsOfObject(
  object: Readonly<Record<string, unknown>>,
): ReadonlyMap<ChoiceField, NamedCell> {
  const { candidates, ...values } = object;
  const listed = Array.isArray(candidates) ? candidates : [];
  const all: [string, unknown][] = [
    ...Object.entries(values),
    ...listed.map((candidate, at): [string, unknown] => [`candidate${at + 1}`, candidate]),
  ];
  return new Map(
    all.flatMap(([name, value]) =>
      value === null || typeof value === "object"
        ? []
        : [[name as ChoiceField, { text: String(value), column: null }] as const],
    ),
  );
}
