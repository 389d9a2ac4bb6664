import type { CampaignRecords } from "./read-campaign";

/** What is kept of the answers to each gold item is what its judgments say. */
export function goldAnswerViolations({ judgments, goldAnswers }: CampaignRecords): string[] {
  const derived = new Map<string, number>();
  for (const { itemId, dimensionId, value, answer, correct, isGold } of judgments) {
    if (!isGold) continue;
    const grade = correct === null ? "none" : correct ? "right" : "wrong";
    const key = JSON.stringify([itemId, dimensionId, value, answer, grade]);
    derived.set(key, (derived.get(key) ?? 0) + 1);
  }
  const kept = new Map<string, number>();
  for (const { itemId, dimensionId, value, answer, grade, n } of goldAnswers) {
    const key = JSON.stringify([itemId, dimensionId, value, answer, grade]);
    if (n !== 0) kept.set(key, (kept.get(key) ?? 0) + n);
  }
  return [...new Set([...derived.keys(), ...kept.keys()])]
    .filter((key) => derived.get(key) !== kept.get(key))
    .map(
      (key) => `The answer ${key} is kept ${kept.get(key)} times and was given ${derived.get(key)} times.`,
    );
}
