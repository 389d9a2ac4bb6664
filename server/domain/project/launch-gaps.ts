import { meanGoldPerHit } from "@/server/domain/gold/gold-per-hit";
import { goldToQualify } from "@/server/domain/gold/gold-runway";
import type { LaunchGap } from "./launch";
import { checkSettings } from "./check-settings";
import { prospectOf, type LaunchCandidate, type Prospect } from "./launch-candidate";

const namedAtMost = 20;

/** Everything that stands between a draft and its launch, in the order of the set-up screens. */
export function launchGaps(candidate: LaunchCandidate): LaunchGap[] {
  const prospect = prospectOf(candidate);
  return [
    ...itemGaps(prospect),
    ...goldGaps(prospect),
    ...invitationGaps(candidate),
    ...textGaps(candidate),
    ...contradictions(candidate),
  ];
}

function itemGaps({ counts, plan }: Prospect): LaunchGap[] {
  if (counts.items === counts.testItems) return [{ reason: "no_items" }];
  return plan.workItems === 0 ? [{ reason: "no_items_beside_gold" }] : [];
}

function goldGaps({ settings, counts, runway, unanswerableGold }: Prospect): LaunchGap[] {
  const { qualification, plannedAnnotators: people } = settings;
  const have = counts.enabledGold;
  const qualifying = goldToQualify(qualification);
  const need = qualifying + Math.ceil(meanGoldPerHit(settings));
  const gaps: LaunchGap[] = [];
  if (have < need) gaps.push({ reason: "too_little_gold", have, need, qualifying });
  else if (!runway.carries && !settings.allowShortRunway) {
    const { goldNeeded, hitsEach } = runway;
    gaps.push({ reason: "short_gold_runway", have, need: goldNeeded, hitsEach, people });
  }
  if (qualification.kind === "test" && counts.enabledTestItems < qualification.needed) {
    gaps.push({ reason: "too_few_test_items", have: counts.enabledTestItems, need: qualification.needed });
  }
  if (unanswerableGold.length > 0) {
    const items = unanswerableGold.slice(0, namedAtMost);
    gaps.push({ reason: "unanswerable_gold", count: unanswerableGold.length, items });
  }
  return gaps;
}

function invitationGaps({ settings, invitations, outdatedNames }: LaunchCandidate): LaunchGap[] {
  const gaps: LaunchGap[] = [];
  if (settings.eligibility.invitedOnly && invitations.invited === 0) gaps.push({ reason: "no_invitations" });
  if (settings.composition === "fixed" && invitations.withList > 0) {
    gaps.push({ reason: "lists_need_dynamic" });
  }
  if (outdatedNames > 0) gaps.push({ reason: "lists_outdated", items: outdatedNames });
  return gaps;
}

function textGaps({ settings, scale }: LaunchCandidate): LaunchGap[] {
  const gaps: LaunchGap[] = [];
  if (settings.instructions === "") gaps.push({ reason: "instructions_empty" });
  if (settings.consent === "") gaps.push({ reason: "consent_empty" });
  for (const { value, label, definition } of scale?.points ?? []) {
    if (label === "") gaps.push({ reason: "point_without_label", value });
    if (definition === "") gaps.push({ reason: "point_without_definition", value });
  }
  return gaps;
}

/** Settings are checked when they are saved, but what a setting may be can have changed since. */
function contradictions({ settings }: LaunchCandidate): LaunchGap[] {
  return Object.entries(checkSettings(settings)).map(([field, problem]) => ({
    reason: "contradiction",
    field,
    problem,
  }));
}
