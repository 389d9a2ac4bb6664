import type { ReleaseFacts } from "@/server/domain/release/facts";
import type { ReleaseCounts } from "@/server/domain/release/manifest";

/** What annotators were paid, in sentences. */
export function payLines({ pay, settings }: ReleaseFacts, { medianSeconds }: ReleaseCounts): string[] {
  const amount = (minor: number) => `${(minor / 100).toFixed(2)} ${pay.currency}`;
  const { perHitMinor, dueMinor, bonusMinor } = pay;
  if (perHitMinor === null) return ["Pay was agreed elsewhere."];
  const perHour =
    medianSeconds === null || medianSeconds === 0
      ? null
      : (perHitMinor * 3_600) / (medianSeconds * settings.hitSize);
  return [
    `${amount(perHitMinor)} a page of ${settings.hitSize} items; ${amount(dueMinor)} due in all, and ${amount(bonusMinor)} of bonuses.`,
    ...(medianSeconds === null
      ? []
      : [`Half of the judgments took ${medianSeconds.toFixed(1)} seconds or less.`]),
    ...(perHour === null ? [] : [`At that speed a page pays ${amount(perHour)} an hour.`]),
  ];
}
