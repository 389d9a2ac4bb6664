import type { LimitsPolicy } from "@/server/domain/policy/policies";

/** `date` is when it opens or closed, as ISO 8601. */
export type CampaignWindow = { open: true } | { open: false; reason: "not_yet" | "over"; date: string };

/**
 * Whether pages are given at a moment. The first millisecond of the opening belongs to it, that of the close does not.
 * @param now milliseconds since 1970.
 */
export function campaignWindow(
  { opensAt, closesAt }: Pick<LimitsPolicy, "opensAt" | "closesAt">,
  now: number,
): CampaignWindow {
  if (closesAt !== null && now >= Date.parse(closesAt)) {
    return { open: false, reason: "over", date: closesAt };
  }
  if (opensAt !== null && now < Date.parse(opensAt)) {
    return { open: false, reason: "not_yet", date: opensAt };
  }
  return { open: true };
}
