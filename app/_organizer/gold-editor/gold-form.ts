import { parseNumber } from "@/app/_ui/parse-number";
import { noPlaces, orderOf, placesOfOrder } from "@/task-types/target-ranking/places";
import type { Ranked } from "@/task-types/target-ranking/ranking-state";
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
  /** The places of the candidates so far; null where nothing is ranked. */
  order: Ranked | null;
}

interface GoldStart {
  /** An answer to start from where there is none yet. */
  suggested: number | null;
  /** The one that it is then the answer on. */
  dimension: string;
  /** How many there are to rank; null where nothing is. */
  candidates: number | null;
}

/** A ranking that becomes gold starts without places, and with this very order alone as right. */
const veryOrder = 1;

export function goldFormOf(
  gold: EditedGold | null,
  { suggested, dimension, candidates }: GoldStart,
): GoldForm {
  const startingAnswer = candidates === null ? suggested : veryOrder;
  return {
    dimension: gold?.dimension ?? dimension,
    answer: String(gold?.answer ?? startingAnswer ?? ""),
    tolerance: String(gold?.tolerance ?? 1),
    accepted: (gold?.accepted ?? []).join("; "),
    order: candidates === null ? null : startingOrder(gold, candidates),
    explanation: gold?.explanation ?? "",
    acceptsNotApplicable: gold?.acceptsNotApplicable ?? false,
    use: gold?.use ?? "work",
  };
}

function startingOrder(gold: EditedGold | null, candidates: number): Ranked {
  const order = gold?.order ?? null;
  return { places: order === null ? noPlaces(candidates) : placesOfOrder(order), lost: [] };
}

/** A field that may not say anything yet: one that holds no number, or an order without all candidates. */
export type GoldField = "answer" | "tolerance" | "accepted" | "order";

/** What the form says as a known answer, or the fields that say nothing. */
export function goldOf(form: GoldForm): { gold: EditedGold } | { incomplete: GoldField[] } {
  const answer = parseNumber(form.answer);
  const tolerance = parseNumber(form.tolerance);
  const accepted = form.accepted
    .split(/[;\s]+/)
    .filter((part) => part !== "")
    .map(parseNumber);
  const numbers = accepted.filter((value) => value !== null);
  const order = form.order === null ? null : orderOf(form.order.places);
  const isOrdered = form.order === null || order !== null;
  if (answer !== null && tolerance !== null && numbers.length === accepted.length && isOrdered) {
    return { gold: { ...form, answer, tolerance, accepted: numbers, order } };
  }
  return {
    incomplete: [
      ...(isOrdered ? [] : (["order"] as const)),
      ...(answer === null ? (["answer"] as const) : []),
      ...(tolerance === null ? (["tolerance"] as const) : []),
      ...(numbers.length < accepted.length ? (["accepted"] as const) : []),
    ],
  };
}
