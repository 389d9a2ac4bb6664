import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import type { Permission } from "@/server/domain/project/may";
import type { ApiScope } from "@/server/domain/token/scopes";
import { enterProject } from "@/server/services/project/enter-project";
import type { TokenHolder } from "./authenticate-token";

/** @throws DomainError `forbidden` where a token is not for this. */
export function requireScope({ scope }: TokenHolder, needed: ApiScope): void {
  if (scope.includes(needed)) return;
  throw new DomainError("forbidden", `This token is not for ${needed}.`, { scope: needed });
}

/**
 * As `enterProject`, for a token: never more than its owner may do at this moment, nor than it is for.
 * @throws DomainError `not_found` as to its owner, and for a project that the token does not reach; `forbidden`.
 */
export async function enterWithToken<P extends Permission>(
  deps: Pick<Deps, "store">,
  holder: TokenHolder,
  slug: string,
  { permission, scope }: { permission: P; scope: ApiScope },
): Promise<ProjectScope<P>> {
  const { projectId } = await enterProject(deps, holder.actor, slug, "view");
  if (holder.projectId !== null && holder.projectId !== projectId) {
    throw new DomainError("not_found", `There is no project "${slug}" that this token reaches.`, {
      project: slug,
    });
  }
  requireScope(holder, scope);
  return enterProject(deps, holder.actor, slug, permission);
}
