import { presets, type PresetName } from "@/server/domain/preset/presets";
import type { ProjectDetail } from "@/server/domain/project/contracts";

/** A project that begins with a preset, as it would be right after it was made. */
export function presetAsDraft(preset: PresetName): ProjectDetail {
  const { taskType, settings, scale, dimensions } = presets[preset];
  return {
    slug: "new",
    name: preset,
    preset,
    taskType,
    state: "draft",
    rehearsalOf: null,
    language: "en",
    settings,
    question: dimensions[0]?.question ?? "",
    dimensions: [...dimensions],
    scale,
    role: "owner",
    itemCount: 0,
    goldCount: 0,
    frozen: [],
    createdAt: "1970-01-01T00:00:00.000Z",
    launchedAt: null,
    closedAt: null,
  };
}
