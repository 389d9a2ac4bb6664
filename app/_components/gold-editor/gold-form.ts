import { parseNumber } from "@/app/_components/ui/parse-number";
import type { GoldChange } from "@/server/domain/gold/contracts";

/** A known answer while it is edited. */
export interface GoldForm {
  answer: string;
  tolerance: string;
  /** Further right answers, separated by spaces or semicolons. */
  accepted: string;
  explanation: string;
}

/** @param suggested an answer to start from where there is none yet. */
export function goldFormOf(gold: GoldChange | null, suggested: number | null): GoldForm {
  return {
    answer: String(gold?.answer ?? suggested ?? ""),
    tolerance: String(gold?.tolerance ?? 1),
    accepted: (gold?.accepted ?? []).join("; "),
    explanation: gold?.explanation ?? "",
  };
}

type GoldField = "answer" | "tolerance" | "accepted";

/** What the form says as a known answer, or the fields that hold no number. */
export function goldOf(form: GoldForm): { gold: GoldChange } | { notNumbers: GoldField[] } {
  const answer = parseNumber(form.answer);
  const tolerance = parseNumber(form.tolerance);
  const accepted = form.accepted
    .split(/[;\s]+/)
    .filter((part) => part !== "")
    .map(parseNumber);
  const numbers = accepted.filter((value) => value !== null);
  if (answer !== null && tolerance !== null && numbers.length === accepted.length) {
    return { gold: { answer, tolerance, accepted: numbers, explanation: form.explanation } };
  }
  return {
    notNumbers: [
      ...(answer === null ? (["answer"] as const) : []),
      ...(tolerance === null ? (["tolerance"] as const) : []),
      ...(numbers.length < accepted.length ? (["accepted"] as const) : []),
    ],
  };
}
