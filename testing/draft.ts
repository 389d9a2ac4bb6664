import type { Deps } from "@/server/deps";
import type { Actor, OrganizeScope } from "@/server/domain/organizer/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import { type PresetName, presets } from "@/server/domain/preset/presets";
import type { ProjectSettings } from "@/server/domain/project/project";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { createProject } from "@/server/services/project/create-project";
import { enterProject } from "@/server/services/project/enter-project";
import { updateProject } from "@/server/services/project/update-project";
import { makeOrganizer } from "./organizer";

export interface Draft {
  actor: Actor;
  slug: string;
  scope: OrganizeScope;
}

/** Somebody with an account of their own. */
export async function makeActor(deps: Deps): Promise<Actor> {
  const { userId } = await makeOrganizer(deps.store);
  return { kind: "user", userId };
}

/**
 * A draft of somebody's own that lacks nothing but items, and asks and limits nothing unless the settings say so; agreement
 * and gold are computed as the preset has it.
 */
export async function makeDraft(
  deps: Deps,
  {
    preset = "sts-2013-core",
    settings = {},
  }: { preset?: PresetName; settings?: Partial<ProjectSettings> } = {},
): Promise<Draft> {
  const actor = await makeActor(deps);
  const slug = `project-${deps.newId().slice(-12)}`;
  await createProject(deps, actor, { preset, name: "Headlines", slug, language: "en" });
  const scope = await enterProject(deps, actor, slug, "organize");
  const { agreementLevel, aggregation } = presets[preset].settings;
  await updateProject(deps, scope, {
    settings: {
      ...noPolicies,
      agreementLevel,
      aggregation,
      feedback: false,
      contactName: "Ana Lin",
      ...settings,
    },
  });
  return { actor, slug, scope };
}

/** A file of this content, as if it had been uploaded. */
export function fileOf(fileName: string, content: string | Uint8Array): ImportFile {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return {
    fileName,
    open: async function* () {
      yield bytes;
    },
  };
}

/** A pair of STS files with a score for each pair; pair n scores n mod 6. */
export function stsFiles(dataset: string, pairs: number): ImportFile[] {
  const numbers = Array.from({ length: pairs }, (_, at) => at + 1);
  const lines = (line: (n: number) => string) => numbers.map((n) => `${line(n)}\n`).join("");
  return [
    fileOf(
      `STS.input.${dataset}.txt`,
      lines((n) => `Text ${n} A\tText ${n} B`),
    ),
    fileOf(
      `STS.gs.${dataset}.txt`,
      lines((n) => String(n % 6)),
    ),
  ];
}
