import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import type { CreateProjectInput, ProjectDetail } from "@/server/domain/project/contracts";
import { underName } from "@/server/domain/protocol/under-name";
import { createFromProtocol } from "./create-from-protocol";
import { getProtocol } from "./get-protocol";

/**
 * Makes a draft with the protocol of a project: settings, scale, texts and rules, without people, answers and items.
 * @throws DomainError as `createFromProtocol`.
 */
export async function copyProject(
  deps: Deps,
  scope: ProjectScope,
  { name, slug }: Pick<CreateProjectInput, "name" | "slug">,
): Promise<ProjectDetail> {
  const protocol = underName(await getProtocol(deps, scope), name);
  const { protocolComments: comments } = await readProject(deps.store.read, scope.projectId);
  return createFromProtocol(deps, scope.actor, { slug, protocol, comments });
}
