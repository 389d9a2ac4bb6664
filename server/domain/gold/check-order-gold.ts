import type { FieldProblems } from "@/server/domain/field-problems";
import type { GoldAnswer } from "./contracts";

const taus = { minimum: -1, maximum: 1 };

/**
 * What is wrong with the known answer of a ranking, by field: its number is the least τ that is right, −1 to 1, and its
 * order names every candidate once, by its place in the item.
 * @param candidates how many there are to rank.
 */
export function checkOrderGold(
  { answer, order }: Pick<GoldAnswer, "answer" | "order">,
  candidates: number,
): FieldProblems {
  return { ...tauProblem(answer), ...orderProblem(order, candidates) };
}

function tauProblem(answer: number): FieldProblems {
  const { minimum, maximum } = taus;
  if (answer < minimum) return { answer: { reason: "too_small", params: { minimum } } };
  if (answer > maximum) return { answer: { reason: "too_large", params: { maximum } } };
  return {};
}

function orderProblem(order: GoldAnswer["order"], candidates: number): FieldProblems {
  if (order === null) return { order: { reason: "missing", params: {} } };
  const named = new Set(order);
  const isWhole = order.length === candidates && named.size === candidates;
  if (isWhole && order.every((place) => place < candidates)) return {};
  return { order: { reason: "wrong_form", params: {} } };
}
