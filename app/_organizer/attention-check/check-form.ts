import { parseNumber } from "@/app/_ui/parse-number";
import type { AttentionCheck } from "@/server/domain/attention-check/attention-check";
import { admissibleValues } from "@/server/domain/scale/admissible-values";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { checkFormOf } from "@/server/domain/task/traits";

/** What a check consists of in a project whose items can be one. */
export type CheckKind = NonNullable<ReturnType<typeof checkFormOf>>;

/** A check while it is edited. */
export interface CheckForm extends Omit<AttentionCheck, "candidates"> {
  /** A line for each candidate. */
  candidates: string;
  /** The accepted values as they were typed, where there are too many to choose from. */
  typed: string;
}

/** More values than this are typed. */
const maxOffered = 11;

export const checkFormsOf = (checks: readonly AttentionCheck[]): CheckForm[] =>
  checks.map((check) => ({
    ...check,
    candidates: check.candidates.join("\n"),
    typed: check.accepted.join(" "),
  }));

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
  const isWhole = checks.every(({ textA, textB, candidates, accepted }) => {
    const hasTexts = kind === "text" || textB.trim() !== "" || candidates.length > 1;
    return textA.trim() !== "" && hasTexts && accepted.length > 0;
  });
  return isWhole ? checks : null;
}

function checkOf(kind: CheckKind, { typed, ...form }: CheckForm, offered: number[] | null): AttentionCheck {
  const candidates = kind === "question" ? candidateLines(form.candidates) : [];
  const accepted =
    offered === null ? (readValues(typed) ?? []) : form.accepted.filter((value) => offered.includes(value));
  return { ...form, candidates, textB: candidates.length > 0 ? "" : form.textB, accepted };
}
