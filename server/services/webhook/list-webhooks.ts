import { webhooksOf } from "@/db/queries/webhooks";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ListedWebhook } from "@/server/domain/webhook/contracts";
import { shownWebhook } from "./internal/shown-webhook";

/** The webhooks of a project, the oldest first. */
export async function listWebhooks(
  deps: Pick<Deps, "store">,
  { projectId, slug }: OrganizeScope,
): Promise<ListedWebhook[]> {
  return (await webhooksOf(deps.store.read, projectId)).map((row) => shownWebhook(row, slug));
}
