import type { FieldProblems } from "@/server/domain/field-problems";
import { setsGoldAside } from "@/server/domain/gold/gold-per-hit";
import type { ProjectChange } from "./contracts";
import { isSameValue } from "./overwritten";
import type { ProjectSettings } from "./project";

/** What a launch settles for good, because what was laid out or judged so far rests on it. */
const frozenSettings = [
  "hitSize",
  "overlap",
  "scaleDirection",
  "sides",
  "composition",
  "goldGrading",
  "keepGroupsTogether",
  // What people have agreed to.
  "questionnaire",
  "onErase",
  "keepTracesDays",
] as const satisfies (keyof ProjectSettings)[];

export type FrozenSetting = (typeof frozenSettings)[number] | "goldPerHit";

/** The settings that a launch settles; the gold in each HIT only where the HITs are laid out then. */
export function frozenSettingsOf({ composition }: Pick<ProjectSettings, "composition">): FrozenSetting[] {
  return composition === "fixed" ? [...frozenSettings, "goldPerHit"] : [...frozenSettings];
}

/**
 * The fields that a change would give another value although the project has been launched. Policies of quality may
 * change, but not so that gold is met which was laid out as work, or a test is asked for that was not prepared.
 */
export function frozenProblems(
  project: { slug: string; settings: ProjectSettings },
  change: ProjectChange,
): FieldProblems {
  const { settings } = project;
  const given = Object.entries(change.settings ?? {}).filter(([, value]) => value !== undefined);
  const next: ProjectSettings = { ...settings, ...Object.fromEntries(given) };
  const changed = frozenSettingsOf(settings).filter((name) => !isSameValue(next[name], settings[name]));
  const fields = [...changed.map((name) => `settings.${name}`), ...goldProblems(settings, next)];
  if (change.slug !== undefined && change.slug !== project.slug) fields.push("slug");
  return Object.fromEntries(fields.map((field) => [field, { reason: "frozen", params: {} }]));
}

function goldProblems(before: ProjectSettings, next: ProjectSettings): string[] {
  const fields = new Set<string>();
  const isOtherKind = next.qualification.kind !== before.qualification.kind;
  if (isOtherKind && next.qualification.kind === "test") fields.add("settings.qualification.kind");
  if (setsGoldAside(before) !== setsGoldAside(next)) {
    if (isOtherKind) fields.add("settings.qualification.kind");
    if (next.goldPerHit !== before.goldPerHit) fields.add("settings.goldPerHit");
    if (next.goldFrequency.kind !== before.goldFrequency.kind) fields.add("settings.goldFrequency.kind");
  }
  return [...fields];
}
