import type { FieldProblems } from "@/server/domain/field-problems";
import { presets, type PresetName } from "@/server/domain/preset/presets";
import { declarationOf } from "@/server/domain/task/traits";
import type { ProjectSettings } from "./project";

/**
 * Whether A and B of a project's items can change places. They can where both are the same kind of thing and the
 * question is the same either way round: pairs of texts and of records. In a cross-level pair A is the larger text, a
 * sense is not a word, and a written text answers the one it was written for; a choice and a ranking have no two sides.
 */
export function maySwapSides(preset: PresetName): boolean {
  const { taskType, isDirected } = presets[preset];
  return declarationOf(taskType).sidesAreAlike && isDirected === undefined;
}

/** Refuses to swap sides that differ, by field. */
export function checkSides(preset: PresetName, { sides }: Pick<ProjectSettings, "sides">): FieldProblems {
  if (sides === "fixed" || maySwapSides(preset)) return {};
  return { "settings.sides": { reason: "sides_differ", params: {} } };
}
