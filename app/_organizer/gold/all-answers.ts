import { withAllPoints, type AnswerPoints } from "@/app/_charts/with-all-points";
import type { GoldItem } from "@/server/domain/gold/contracts";

/** How often each answer was given that this item takes, also those that nobody gave: its own ones, or the scale's. */
export function allAnswers(
  { answers, distribution }: Pick<GoldItem, "answers" | "distribution">,
  scale: AnswerPoints,
) {
  const points = answers?.map((_, at) => ({ value: at + 1 })) ?? scale.points;
  return withAllPoints(distribution, { points });
}
