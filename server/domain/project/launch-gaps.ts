import type { ScaleDraft } from "@/server/domain/scale/scale";
import type { LaunchGap, LaunchWarning } from "./launch";
import { launchPlan, type ItemCounts } from "./launch-plan";
import type { ProjectSettings } from "./project";

/** What a launch is judged by. */
export interface LaunchCandidate {
  settings: ProjectSettings;
  scale: ScaleDraft;
  counts: ItemCounts;
  /** Ids of enabled gold items to which no value of the scale would be right. */
  unanswerableGold: readonly string[];
}

const namedAtMost = 20;

/** Everything that stands between a draft and its launch, in the order of the set-up screens. */
export function launchGaps({ settings, scale, counts, unanswerableGold }: LaunchCandidate): LaunchGap[] {
  const gaps: LaunchGap[] = [];
  const add = (applies: boolean, gap: LaunchGap) => applies && gaps.push(gap);
  const { goldPerHit } = settings;
  add(counts.items === 0, { reason: "no_items" });
  add(counts.items > 0 && launchPlan(settings, counts).workItems === 0, { reason: "no_items_beside_gold" });
  add(goldPerHit > counts.enabledGold, {
    reason: "too_little_gold",
    have: counts.enabledGold,
    need: goldPerHit,
  });
  add(goldPerHit > 0 && unanswerableGold.length > 0, {
    reason: "unanswerable_gold",
    count: unanswerableGold.length,
    items: unanswerableGold.slice(0, namedAtMost),
  });
  add(settings.instructions === "", { reason: "instructions_empty" });
  add(settings.consent === "", { reason: "consent_empty" });
  for (const { value, label, definition } of scale.points) {
    add(label === "", { reason: "point_without_label", value });
    add(definition === "", { reason: "point_without_definition", value });
  }
  return gaps;
}

/** What a launch allows but may surprise afterwards. */
export function launchWarnings({ settings, counts }: LaunchCandidate): LaunchWarning[] {
  const named = settings.contactName !== "" || settings.contactEmail !== "";
  return [...goldWarnings(settings, counts), ...(named ? [] : [{ reason: "no_contact" as const }])];
}

function goldWarnings(settings: ProjectSettings, counts: ItemCounts): LaunchWarning[] {
  const { goldPerHit } = settings;
  const { hits, usedGold } = launchPlan(settings, counts);
  if (goldPerHit === 0) return [{ reason: "no_gold" }];
  const warnings: LaunchWarning[] = [];
  const hitsPerAnnotator = Math.floor(counts.enabledGold / goldPerHit);
  if (hitsPerAnnotator < hits) warnings.push({ reason: "short_gold_runway", hitsPerAnnotator, hits });
  const leftOver = counts.enabledGold - usedGold;
  if (leftOver > 0) warnings.push({ reason: "gold_left_over", count: leftOver });
  return warnings;
}
