import type { FieldProblems } from "@/server/domain/field-problems";
import type { ProjectSettings } from "@/server/domain/project/project";

type SharingSettings = Pick<
  ProjectSettings,
  | "composition"
  | "hitSize"
  | "goldPerHit"
  | "goldFrequency"
  | "overlap"
  | "extraJudgments"
  | "repeatShare"
  | "twinShare"
  | "plannedAnnotators"
  | "whenGoldRunsOut"
>;

/** What keeps the work from being shared out as it is asked for, by field. */
export function checkSharingOut(settings: SharingSettings): FieldProblems {
  return {
    ...goldProblems(settings),
    ...overlapProblems(settings),
    ...unawareProblems(settings),
    ...needsDynamic(settings),
  };
}

/** Of the places at which people meet something again, twins and repeats together. */
const metAgainAtMost = 0.5;

/** With more of what does not count than of work, nothing would get done. */
function unawareProblems({ repeatShare, twinShare }: SharingSettings): FieldProblems {
  const maximum = Number((metAgainAtMost - repeatShare).toFixed(6));
  return twinShare > maximum ? { "settings.twinShare": { reason: "too_large", params: { maximum } } } : {};
}

function goldProblems({ goldFrequency, goldPerHit, hitSize }: SharingSettings): FieldProblems {
  if (goldFrequency.kind === "fixed") {
    return goldPerHit < hitSize
      ? {}
      : { "settings.goldPerHit": { reason: "gold_fills_hit", params: { hitSize } } };
  }
  const { high, low } = goldFrequency;
  // With gold at every place nobody would do any work.
  if (high < 2) return { "settings.goldFrequency.high": { reason: "too_small", params: { minimum: 2 } } };
  return low > high
    ? { "settings.goldFrequency.low": { reason: "too_large", params: { maximum: high } } }
    : {};
}

function overlapProblems({ overlap, plannedAnnotators, extraJudgments }: SharingSettings): FieldProblems {
  const people = { reason: "more_than_people", params: { people: plannedAnnotators } } as const;
  if (overlap > plannedAnnotators) return { "settings.overlap": people };
  if (extraJudgments === null) return {};
  const isBounded = extraJudgments.ciWidth !== undefined || extraJudgments.disagreement !== undefined;
  if (overlap < 2 || !isBounded)
    return { "settings.extraJudgments": { reason: "nothing_to_compare", params: {} } };
  const path = "settings.extraJudgments.maximum";
  if (extraJudgments.maximum > plannedAnnotators) return { [path]: people };
  return extraJudgments.maximum <= overlap
    ? { [path]: { reason: "too_small", params: { minimum: overlap + 1 } } }
    : {};
}

/**
 * What only pages can do that are composed when they are asked for. A fixed HIT without the gold that somebody has met
 * would be shorter than the others and tell them so.
 */
function needsDynamic(settings: SharingSettings): FieldProblems {
  if (settings.composition === "dynamic") return {};
  const paths = [
    ...(settings.whenGoldRunsOut === "continue" && settings.goldPerHit > 0
      ? ["settings.whenGoldRunsOut"]
      : []),
    ...(settings.goldFrequency.kind === "adaptive" ? ["settings.goldFrequency.kind"] : []),
    ...(settings.extraJudgments === null ? [] : ["settings.extraJudgments"]),
    ...(settings.repeatShare > 0 ? ["settings.repeatShare"] : []),
    ...(settings.twinShare > 0 ? ["settings.twinShare"] : []),
  ];
  return Object.fromEntries(paths.map((path) => [path, { reason: "needs_dynamic", params: {} }]));
}
