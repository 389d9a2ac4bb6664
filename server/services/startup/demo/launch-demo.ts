import { findProjectBySlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import type { Actor } from "@/server/domain/organizer/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { saveImport } from "@/server/services/import/save-import";
import { launchProject } from "@/server/services/launch/launch-project";
import { createProject } from "@/server/services/project/create-project";
import { enterProject } from "@/server/services/project/enter-project";
import { getProject } from "@/server/services/project/get-project";
import { updateProject } from "@/server/services/project/update-project";
import type { Demo } from "@/server/domain/task/demo-campaign";

const system: Actor = { kind: "system" };

/** Whoever tries a demo out is asked nothing and works at once. */
const { qualification, eligibility } = noPolicies;
const contactName = "The organizer of this demo";

/**
 * Makes and launches a demo, or finishes what an earlier try began.
 * @returns whether it did; false where its address was taken before.
 */
export async function launchDemo(deps: Deps, demo: Demo): Promise<boolean> {
  const { slug, name, preset, settings, files } = demo;
  const found = await findProjectBySlug(deps.store.read, slug);
  if (found !== undefined && (found.state !== "draft" || found.name !== name)) return false;
  if (found === undefined) await createProject(deps, system, { preset, name, slug, language: "en" });
  const scope = await enterProject(deps, system, slug, "organize");
  await updateProject(deps, scope, { settings: { contactName, qualification, eligibility, ...settings } });
  if ((await getProject(deps, scope)).itemCount === 0) {
    await saveImport(deps, scope, files.map(fileOf), importChoices.parse({}));
  }
  await launchProject(deps, scope);
  return true;
}

function fileOf(file: Demo["files"][number]): ImportFile {
  const content = "text" in file ? Buffer.from(file.text) : file.bytes();
  return {
    fileName: file.fileName,
    open: async function* () {
      yield content;
    },
  };
}
