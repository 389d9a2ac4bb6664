import type { FieldProblems } from "@/server/domain/field-problems";
import type { GoldAnswer } from "./contracts";

const taus = { minimum: -1, maximum: 1 };

/** What is wrong with the known answer of a ranking, by field: its number is the least τ that is right, −1 to 1. */
export function checkOrderGold({ answer }: Pick<GoldAnswer, "answer">): FieldProblems {
  const { minimum, maximum } = taus;
  if (answer < minimum) return { answer: { reason: "too_small", params: { minimum } } };
  if (answer > maximum) return { answer: { reason: "too_large", params: { maximum } } };
  return {};
}
