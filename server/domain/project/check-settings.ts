import type { FieldProblems } from "@/server/domain/field-problems";
import type { ProjectChange } from "./contracts";
import type { ProjectSettings } from "./project";

/** What settings contradict each other, by field. */
export function checkSettings({ hitSize, goldPerHit }: ProjectSettings): FieldProblems {
  if (goldPerHit < hitSize) return {};
  return { "settings.goldPerHit": { reason: "gold_fills_hit", params: { hitSize } } };
}

const frozenSettings = ["hitSize", "goldPerHit", "overlap", "scaleDirection"] as const;

/** The fields that a change would give another value although the project has been launched. */
export function frozenProblems(
  project: { slug: string; settings: ProjectSettings },
  change: ProjectChange,
): FieldProblems {
  const changed = frozenSettings.filter((key) => {
    const value = change.settings?.[key];
    return value !== undefined && value !== project.settings[key];
  });
  const fields = changed.map((key) => `settings.${key}`);
  if (change.slug !== undefined && change.slug !== project.slug) fields.push("slug");
  return Object.fromEntries(fields.map((field) => [field, { reason: "frozen", params: {} }]));
}
