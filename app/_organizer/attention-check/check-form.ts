import { parseNumber } from "@/app/_ui/parse-number";
import { tupleSize } from "@/server/stats/best-worst/balanced-tuples";
import type { AttentionCheck } from "@/server/domain/attention-check/attention-check";
import { admissibleValues } from "@/server/domain/scale/admissible-values";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { checkFormOf } from "@/server/domain/task/traits";

/** What a check consists of in a project whose items can be one. */
export type CheckKind = NonNullable<ReturnType<typeof checkFormOf>>;

/** What is written in one field of a check, and what the field is called. */
interface CheckField {
  field: "textA" | "textB" | "candidates";
  name:
    | "textA"
    | "textB"
    | "text"
    | "context"
    | "question"
    | "otherText"
    | "answers"
    | "recordA"
    | "recordB"
    | "word"
    | "sense"
    | "pairs"
    | "target"
    | "ranked";
  hint?: "answers" | "record" | "word" | "sense" | "pairs" | "ranked";
}

const fields: Record<CheckKind, CheckField[]> = {
  pair: [
    { field: "textA", name: "textA" },
    { field: "textB", name: "textB" },
  ],
  text: [
    { field: "textA", name: "text" },
    { field: "textB", name: "context" },
  ],
  question: [
    { field: "textA", name: "question" },
    { field: "candidates", name: "answers", hint: "answers" },
    { field: "textB", name: "otherText" },
  ],
  records: [
    { field: "textA", name: "recordA", hint: "record" },
    { field: "textB", name: "recordB", hint: "record" },
  ],
  word: [
    { field: "textA", name: "word", hint: "word" },
    { field: "textB", name: "sense", hint: "sense" },
  ],
  pairs: [{ field: "candidates", name: "pairs", hint: "pairs" }],
  ranking: [
    { field: "textA", name: "target" },
    { field: "candidates", name: "ranked", hint: "ranked" },
  ],
};

/** A check while it is edited. */
export interface CheckForm extends Omit<AttentionCheck, "candidates"> {
  /** A line for each candidate; where candidates are put in order, they stand in the accepted one. */
  candidates: string;
  /** The accepted values as they were typed, where there are too many to choose from. */
  typed: string;
}

/** More values than this are typed. */
const maxOffered = 11;

/** The fields of a check, in their order: one with answers of its own has no second text. */
export const checkFieldsOf = (kind: CheckKind, { candidates }: Pick<CheckForm, "candidates">): CheckField[] =>
  fields[kind].filter(({ name }) => name !== "otherText" || candidateLines(candidates).length === 0);

/** Whether the order of its candidates says what a check accepts, so that nothing is to be chosen. */
export const isOrdered = (kind: CheckKind): boolean => kind === "pairs" || kind === "ranking";

export const checkFormsOf = (kind: CheckKind, checks: readonly AttentionCheck[]): CheckForm[] =>
  checks.map((check) => ({
    ...check,
    candidates: (isOrdered(kind) ? inOrder(kind, check) : check.candidates).join("\n"),
    typed: check.accepted.join(" "),
  }));

/** Candidates as they are to be ranked, or with the most similar pair first and the least similar one last. */
function inOrder(kind: CheckKind, { candidates, accepted }: AttentionCheck): string[] {
  const others = candidates.map((_, at) => at + 1).filter((number) => !accepted.includes(number));
  const first = kind === "pairs" ? accepted.slice(0, 1) : accepted;
  const last = accepted.slice(first.length);
  return [...first, ...others, ...last].flatMap((number) => candidates[number - 1] ?? []);
}

/** @param name nobody has used for a check before */
export const withNewCheck = (forms: readonly CheckForm[], name: string): CheckForm[] => [
  ...forms,
  { id: `check-${name}`, textA: "", textB: "", candidates: "", accepted: [], typed: "" },
];

export const candidateLines = (candidates: string): string[] =>
  candidates
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The accepted values that a form offers; null where they are typed. */
export function offeredValues(
  kind: CheckKind,
  form: CheckForm,
  scale: ProjectDetail["scale"],
): number[] | null {
  if (kind === "question")
    return Array.from({ length: candidateLines(form.candidates).length || 2 }, (_, at) => at + 1);
  const values = admissibleValues(scale);
  return values.length > maxOffered ? null : values;
}

/** The numbers in a text, separated by spaces or semicolons; null where something in it is none. */
export function readValues(typed: string): number[] | null {
  const numbers = typed
    .split(/[\s;]+/)
    .filter((part) => part !== "")
    .map(parseNumber);
  return numbers.some((number) => number === null) ? null : numbers.flatMap((number) => number ?? []);
}

/** The checks as they are saved; null while one of them lacks a text or an accepted answer. */
export function checksOf(
  kind: CheckKind,
  forms: readonly CheckForm[],
  scale: ProjectDetail["scale"],
): AttentionCheck[] | null {
  const checks = forms.map((form) => checkOf(kind, form, offeredValues(kind, form, scale)));
  return checks.every((check) => hasTexts(kind, check) && check.accepted.length > 0) ? checks : null;
}

function hasTexts(kind: CheckKind, { textA, textB, candidates }: AttentionCheck): boolean {
  if (kind === "pairs") return candidates.length === tupleSize;
  const hasB = textB.trim() !== "";
  const hasSeveral = candidates.length > 1;
  const hasRest: Record<typeof kind, boolean> = {
    ...{ pair: hasB, records: hasB, word: hasB },
    ...{ text: true, question: hasB || hasSeveral, ranking: hasSeveral },
  };
  return textA.trim() !== "" && hasRest[kind];
}

function checkOf(kind: CheckKind, { typed, ...form }: CheckForm, offered: number[] | null): AttentionCheck {
  const candidates = candidateLines(form.candidates);
  const chosen =
    offered === null ? (readValues(typed) ?? []) : form.accepted.filter((value) => offered.includes(value));
  const accepted = isOrdered(kind) ? acceptedOfOrder(kind, candidates) : chosen;
  return { ...form, candidates, textB: candidates.length > 0 ? "" : form.textB, accepted };
}

function acceptedOfOrder(kind: CheckKind, candidates: readonly string[]): number[] {
  return kind === "pairs" ? [1, candidates.length] : candidates.map((_, at) => at + 1);
}
