import { projectOfWebhook, projectsWithWebhooks } from "@/db/queries/webhooks";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ListedWebhook } from "@/server/domain/webhook/contracts";
import type { TokenHolder } from "@/server/services/token/authenticate-token";
import { enterWithToken } from "@/server/services/token/enter-with-token";
import { listWebhooks } from "./list-webhooks";

const access = { permission: "organize", scope: "read:webhooks" } as const;

/** The webhooks of one project, or of all that the token reaches and its owner may change. @throws DomainError `not_found`. */
export async function listOwnWebhooks(
  deps: Pick<Deps, "store">,
  holder: TokenHolder,
  project: string | undefined,
): Promise<ListedWebhook[]> {
  if (project !== undefined) {
    return listWebhooks(deps, await enterWithToken(deps, holder, project, access));
  }
  const found: ListedWebhook[] = [];
  for (const slug of await projectsWithWebhooks(deps.store.read, holder.actor.userId, holder.projectId)) {
    found.push(...(await listWebhooks(deps, await enterWithToken(deps, holder, slug, access))));
  }
  return found;
}

/** The address of the project that a webhook is of. @throws DomainError `not_found`. */
export async function slugOfWebhook({ store }: Pick<Deps, "store">, webhookId: string): Promise<string> {
  const slug = await projectOfWebhook(store.read, webhookId);
  if (slug === null) throw new DomainError("not_found", "This webhook is not here any more.");
  return slug;
}
