import { declarations, type TaskType } from "@/server/domain/task/task-types";
import type { Preset } from "./preset";

type Declarations = typeof declarations;
export type PresetName = { [Type in TaskType]: keyof Declarations[Type]["presets"] }[TaskType];

/** What a project can begin with, by name. */
export const presets = Object.fromEntries(
  Object.values(declarations).flatMap((declared) => Object.entries<Preset>(declared.presets)),
) as Record<PresetName, Preset>;

export const presetNames = Object.keys(presets) as [PresetName, ...PresetName[]];

/** What a project of one task type can begin with, the usual first. */
export function presetsOf(taskType: TaskType): [PresetName, ...PresetName[]] {
  return Object.keys(declarations[taskType].presets) as [PresetName, ...PresetName[]];
}
