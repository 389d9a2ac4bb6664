import type { ColumnMapping } from "@/server/domain/import/contracts";
import type { MappedRecord } from "@/server/imports/mapped-record";
import type { TableColumns } from "@/server/imports/mapped-table";
import type { NamedCell } from "@/server/imports/named-cells";
import { fieldsOfObject } from "@/server/imports/object-fields";
import { suggestColumns, suggestSeveral } from "@/server/imports/suggest-columns";
import { candidateLimits } from "../choice-content";

/** What one line may say of its item; `right` is for reference, `gold` makes the item gold. */
export type ChoiceField =
  | "id"
  | "dataset"
  | "genre"
  | "group"
  | "split"
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
const usualNames = {
  id: ["id", "item", "itemid", "questionid", "pairid", "externalid"],
  dataset: ["dataset", "subset", "corpus"],
  genre: ["genre", "domain"],
  group: ["group", "groupid", "groupkey"],
  split: ["split"],
  question: ["question", "q", "query", "stem"],
  textA: ["texta", "sentencea", "phrasea", "text1", "sentence1", "premise", "question1", "a"],
  textB: ["textb", "sentenceb", "phraseb", "text2", "sentence2", "hypothesis", "question2", "b"],
  right: ["right", "rightanswer", "key", "correct", "label", "paraphrase", "same", "answer"],
  gold: ["gold", "goldanswer", "accepted", "acceptedanswer"],
  explanation: ["explanation", "goldexplanation", "why"],
  use: ["use", "golduse"],
};

const usualCandidates = [
  "candidates",
  "candidate",
  "options",
  "option",
  "choices",
  "choice",
  "answers",
  "answer",
  "c",
];

/** Whether a table asks questions, rather than whether two texts are the same. */
export const asksQuestions = (mapping: ColumnMapping): boolean => mapping.question !== undefined;

/** What the columns of a table of questions or pairs may hold; candidates stand in a column each, or in one together. */
export const choiceColumns: TableColumns = {
  fields: () => [
    ...Object.keys(usualNames).map((name) => ({ name, several: false })),
    { name: "candidates", several: true },
  ],
  suggest: (header) => {
    const { right, ...single } = suggestColumns(header, usualNames);
    const several = suggestSeveral(header, usualCandidates);
    const others = several.filter((name) => name !== right);
    // A column called answer says which one is right beside candidates of their own, and is what to choose from without.
    const candidates = others.length > 0 ? others : several;
    return {
      ...single,
      ...(right !== undefined && !candidates.includes(right) && { right }),
      ...(candidates.length > 0 && { candidates }),
    };
  },
  missing: (mapping) =>
    (asksQuestions(mapping) ? ["candidates"] : ["textA", "textB"]).filter(
      (field) => mapping[field] === undefined,
    ),
};

/** The cells of a record by what they hold, the candidates each by its number. */
export function cellsOfRecord(record: MappedRecord): ReadonlyMap<ChoiceField, NamedCell> {
  const single = record.fields.flatMap((field): [ChoiceField, NamedCell][] => {
    const cell = field === "candidates" ? null : record.cell(field);
    // The table refuses fields that are not among these.
    return cell === null ? [] : [[field as ChoiceField, cell]];
  });
  const candidates = record
    .parts("candidates")
    .map((cell, at): [ChoiceField, NamedCell] => [`candidate${at + 1}`, cell]);
  return new Map([...single, ...candidates]);
}

type Json = Readonly<Record<string, unknown>>;

/** What an object gives as its candidates, under whichever usual name; undefined where it has none of them. */
export const candidatesIn = (object: Json): unknown =>
  object[usualCandidates.find((name) => Array.isArray(object[name])) ?? "candidates"];

/** The values of an object by what they hold; numbers and truth values as they are written. */
export function cellsOfObject(object: Json): ReadonlyMap<ChoiceField, NamedCell> {
  const listed = candidatesIn(object);
  const candidates = (Array.isArray(listed) ? (listed as unknown[]) : []).map(
    (candidate, at): [ChoiceField, NamedCell] => [
      `candidate${at + 1}`,
      { text: typeof candidate === "string" ? candidate : "", column: null },
    ],
  );
  return new Map<ChoiceField, NamedCell>([...fieldsOfObject(object, usualNames), ...candidates]);
}
