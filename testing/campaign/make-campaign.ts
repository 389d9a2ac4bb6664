import type { TestDatabase } from "@/testing/world/database";
import { testDeps, type TestClock } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import type { Actor, OrganizeScope } from "@/server/domain/organizer/actor";
import type { PresetName } from "@/server/domain/preset/presets";
import type { LaunchCheck } from "@/server/domain/project/launch";
import type { ProjectSettings } from "@/server/domain/project/project";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { saveImport } from "@/server/services/import/save-import";
import { checkLaunch } from "@/server/services/launch/check-launch";
import { launchProject } from "@/server/services/launch/launch-project";
import { createProject } from "@/server/services/project/create-project";
import { enterProject } from "@/server/services/project/enter-project";
import { updateProject } from "@/server/services/project/update-project";
import { readKnownItems, type KnownProject } from "@/server/services/rehearsal/known-items";
import { makeActor } from "@/testing/draft";
import { campaignFiles } from "./files";

/** A launched project of a preset, with what simulated people know of it. */
export interface Campaign {
  deps: Deps;
  clock: TestClock;
  preset: PresetName;
  slug: string;
  actor: Actor;
  scope: OrganizeScope;
  known: KnownProject;
  /** What the launch was told to come to, just before it. */
  planned: LaunchCheck["summary"];
}

interface Wanted {
  preset: PresetName;
  /** Beside those of the preset, which are all in force. */
  settings?: Partial<ProjectSettings>;
  files?: ImportFile[];
  /** When it begins. Beside a running server that is now: what began long ago the server takes for given up, and finishes. */
  begins?: number;
}

/** Makes a project as an organizer would: by its preset, files and launch. */
export async function makeCampaign(
  { store }: Pick<TestDatabase, "store">,
  { preset, settings = {}, files = campaignFiles(preset), begins }: Wanted,
): Promise<Campaign> {
  const { deps, clock } = testDeps(store);
  if (begins !== undefined) clock.advance(begins - clock.now());
  const actor = await makeActor(deps);
  const slug = `campaign-${deps.newId().slice(-12)}`;
  await createProject(deps, actor, { preset, name: `Campaign of ${preset}`, slug, language: "en" });
  const scope = await enterProject(deps, actor, slug, "organize");
  await updateProject(deps, scope, {
    settings: {
      contactName: "Ana Lin",
      contactEmail: "ana@example.org",
      allowShortRunway: true,
      ...settings,
    },
  });
  await saveImport(deps, scope, files, importChoices.parse({}));
  const { summary: planned } = await checkLaunch(deps, scope);
  await launchProject(deps, scope);
  return { deps, clock, preset, slug, actor, scope, planned, known: await readKnownItems(deps, scope) };
}
