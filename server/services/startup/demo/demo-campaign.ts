import type { ProjectSettings } from "@/server/domain/project/project";
import type { PresetName } from "@/server/domain/preset/preset";
import type { RehearsedAnswer } from "@/server/task-types/rehearsal";
import type { LeasedItem } from "@/server/task-types/wire";

/** A project that is there to be looked at, with some people's work in it. */
export interface DemoCampaign {
  slug: string;
  name: string;
  preset: PresetName;
  settings: Partial<ProjectSettings>;
  /** As an organizer would import them. */
  files: readonly ({ fileName: string } & ({ text: string } | { bytes: () => Uint8Array }))[];
  /** What each person who works on it answers; null ends their work. */
  people: readonly ((item: LeasedItem) => RehearsedAnswer | null)[];
}
