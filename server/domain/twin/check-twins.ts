import type { FieldProblems } from "@/server/domain/field-problems";
import { presets, type PresetName } from "@/server/domain/preset/presets";
import type { ProjectSettings } from "@/server/domain/project/project";
import { declarationOf } from "@/server/domain/task/traits";

/** Whether it is well defined what makes an item of a project less alike: of two texts on one scale of similarity. */
export const mayHaveTwins = (preset: PresetName): boolean =>
  declarationOf(presets[preset].taskType).makesTwins;

/** Refuses degraded twins where nothing says what would be less alike, by field. */
export function checkTwins(
  preset: PresetName,
  { twinShare }: Pick<ProjectSettings, "twinShare">,
): FieldProblems {
  if (twinShare === 0 || mayHaveTwins(preset)) return {};
  return { "settings.twinShare": { reason: "no_twins", params: {} } };
}
