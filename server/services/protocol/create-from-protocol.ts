import { changeProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { Actor } from "@/server/domain/organizer/actor";
import { presets } from "@/server/domain/preset/presets";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { checkProtocol } from "@/server/domain/protocol/check-protocol";
import type { ProtocolComments } from "@/server/domain/protocol/protocol-comments";
import type { Protocol } from "@/server/domain/protocol/protocol";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { enterProject } from "@/server/services/project/enter-project";
import { getProject } from "@/server/services/project/get-project";
import { beginProject } from "@/server/services/project/internal/begin-project";
import { takeTranslations } from "@/server/services/translation/take-translations";
import { changeSettings } from "@/server/services/project/update-project";

/**
 * Makes a draft that is all that a protocol says, its contact included. It belongs to the same person as a draft made
 * from a preset.
 * @throws DomainError `slug_taken`, `invalid_input` naming each field that contradicts another, `does_not_apply`; then
 *   there is no draft either.
 */
export async function createFromProtocol(
  deps: Deps,
  actor: Actor,
  {
    slug,
    protocol,
    comments = null,
  }: { slug: string; protocol: Protocol; comments?: ProtocolComments | null },
): Promise<ProjectDetail> {
  refuseProblems(checkProtocol(protocol));
  const { name, language, preset, settings } = protocol;
  await deps.store.write(async (tx) => {
    // It begins as its preset, so that its own settings are checked as a change to them would be.
    const beginning = { ...protocol, settings: presets[preset].settings };
    const projectId = await beginProject(deps, tx, actor, { slug, name, language }, beginning);
    await changeSettings(deps, tx, { projectId, actor }, { settings });
    await takeTranslations(deps, tx, { projectId, actor }, protocol);
    if (comments !== null) await changeProject(tx, projectId, { protocolComments: comments });
  });
  return getProject(deps, await enterProject(deps, actor, slug, "view"));
}
