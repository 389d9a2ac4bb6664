import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { Actor } from "@/server/domain/organizer/actor";
import type {
  CreateProjectInput,
  ProjectChange,
  ProjectDetail,
  ScaleChange,
} from "@/server/domain/project/contracts";
import { presetProtocol } from "@/server/domain/protocol/preset-protocol";
import { enterProject } from "./enter-project";
import { getProject } from "./get-project";
import { beginProject, ownerOf } from "./internal/begin-project";
import { changeScale } from "./set-scale";
import { changeSettings } from "./update-project";

/** What a new draft has otherwise than its preset. */
export interface FirstChanges {
  scale?: ScaleChange | undefined;
  settings?: ProjectChange["settings"];
}

/**
 * Makes a draft with everything the preset fills in. It belongs to whoever made it; what the command line makes
 * belongs to the first account, or to nobody until there is one. Annotators' questions go to the owner.
 * @throws DomainError `slug_taken`, and what the changes are refused for; then there is no draft either.
 */
export async function createProject(
  deps: Deps,
  actor: Actor,
  input: CreateProjectInput,
  { scale, settings }: FirstChanges = {},
): Promise<ProjectDetail> {
  await deps.store.write(async (tx) => {
    const scope = { projectId: await addDraft(deps, tx, actor, input), actor };
    if (scale !== undefined) await changeScale(deps, tx, scope, scale);
    if (settings !== undefined) await changeSettings(deps, tx, scope, { settings });
  });
  return getProject(deps, await enterProject(deps, actor, input.slug, "view"));
}

/** The same within a transaction; the new project's id. */
export async function addDraft(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { preset, ...address }: CreateProjectInput,
): Promise<string> {
  const beginning = presetProtocol(preset);
  const owner = await ownerOf(tx, actor);
  const contact = owner && { contactName: owner.name, contactEmail: owner.email };
  return beginProject(deps, tx, actor, address, {
    ...beginning,
    settings: { ...beginning.settings, ...contact },
  });
}
