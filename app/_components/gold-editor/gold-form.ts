import { parseNumber } from "@/app/_components/ui/parse-number";
import type { EditedGold } from "./edited-item";

/** A known answer while it is edited. */
export interface GoldForm extends Pick<
  EditedGold,
  "explanation" | "acceptsNotApplicable" | "use" | "dimension"
> {
  answer: string;
  tolerance: string;
  /** Further right answers, separated by spaces or semicolons. */
  accepted: string;
}

/**
 * @param suggested an answer to start from where there is none yet.
 * @param dimension the one that it is then the answer on.
 */
export function goldFormOf(gold: EditedGold | null, suggested: number | null, dimension: string): GoldForm {
  return {
    dimension: gold?.dimension ?? dimension,
    answer: String(gold?.answer ?? suggested ?? ""),
    tolerance: String(gold?.tolerance ?? 1),
    accepted: (gold?.accepted ?? []).join("; "),
    explanation: gold?.explanation ?? "",
    acceptsNotApplicable: gold?.acceptsNotApplicable ?? false,
    use: gold?.use ?? "work",
  };
}

type GoldField = "answer" | "tolerance" | "accepted";

/** What the form says as a known answer, or the fields that hold no number. */
export function goldOf(form: GoldForm): { gold: EditedGold } | { notNumbers: GoldField[] } {
  const answer = parseNumber(form.answer);
  const tolerance = parseNumber(form.tolerance);
  const accepted = form.accepted
    .split(/[;\s]+/)
    .filter((part) => part !== "")
    .map(parseNumber);
  const numbers = accepted.filter((value) => value !== null);
  if (answer !== null && tolerance !== null && numbers.length === accepted.length) {
    return { gold: { ...form, answer, tolerance, accepted: numbers } };
  }
  return {
    notNumbers: [
      ...(answer === null ? (["answer"] as const) : []),
      ...(tolerance === null ? (["tolerance"] as const) : []),
      ...(numbers.length < accepted.length ? (["accepted"] as const) : []),
    ],
  };
}
