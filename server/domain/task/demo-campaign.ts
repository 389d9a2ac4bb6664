import type { ProjectSettings } from "@/server/domain/project/project";
import type { PresetName } from "@/server/domain/preset/presets";
import type { RehearsedAnswer } from "@/server/domain/task/rehearsal";
import type { LeasedItem } from "@/server/domain/task/wire";

/** A project that is there to be looked at. */
export interface Demo {
  slug: string;
  name: string;
  preset: PresetName;
  settings: Partial<ProjectSettings>;
  /** As an organizer would import them. */
  files: readonly ({ fileName: string } & ({ text: string } | { bytes: () => Uint8Array }))[];
}

/** A demo that is open to annotators, with some people's work in it. */
export interface DemoCampaign extends Demo {
  /** What each person who works on it answers; null ends their work. */
  people: readonly ((item: LeasedItem) => RehearsedAnswer | null)[];
}

/** Of an open demo: so many people may each do all of its pages. */
export const openToMany = { overlap: 60, plannedAnnotators: 60 };
