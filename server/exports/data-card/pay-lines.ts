import type { ReleaseFacts } from "@/server/domain/release/facts";
import type { ReleaseCounts } from "@/server/domain/release/manifest";
import { counted } from "./words";

/** What annotators were paid, in sentences. */
export function payLines({ pay, settings }: ReleaseFacts, { medianSeconds }: ReleaseCounts): string[] {
  const amount = (minor: number) => `${(minor / 100).toFixed(2)} ${pay.currency}`;
  const { perHitMinor, dueMinor, bonusMinor } = pay;
  const perHour =
    perHitMinor === null || medianSeconds === null || medianSeconds === 0
      ? null
      : (perHitMinor * 3_600) / (medianSeconds * settings.hitSize);
  return [
    perHitMinor === null
      ? "Pay for pages was agreed elsewhere."
      : `The pay was ${amount(perHitMinor)} for each page of up to ${counted(settings.hitSize, "item")}.`,
    ...(settings.qualificationPayMinor === 0
      ? []
      : [`The pay was ${amount(settings.qualificationPayMinor)} for finishing the qualification.`]),
    ...(perHitMinor === null && dueMinor === 0 && bonusMinor === 0
      ? []
      : [`Annotators earned ${amount(dueMinor)} in all, and ${amount(bonusMinor)} in bonuses.`]),
    ...(medianSeconds === null
      ? []
      : [`The median time that an item was in view is ${medianSeconds.toFixed(1)} seconds.`]),
    ...(perHour === null ? [] : [`At that speed a full page pays ${amount(perHour)} an hour.`]),
  ];
}
