import { insertEvent } from "@/db/queries/events";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { Actor } from "@/server/domain/organizer/actor";
import type { EventKind } from "@/server/domain/project/event";
import { tellWebhooks } from "@/server/services/webhook/internal/tell-webhooks";

/** Writes down what happened, in the transaction that made it happen. */
export async function recordEvent(
  deps: Deps,
  tx: Tx,
  { projectId, actor }: { projectId: string; actor: Actor },
  kind: EventKind,
  data: Record<string, unknown> = {},
): Promise<void> {
  const token = actor.kind === "user" ? actor.token : undefined;
  await insertEvent(tx, {
    id: deps.newId(),
    projectId,
    kind,
    actorKind: actor.kind,
    actorId: actor.kind === "user" ? actor.userId : null,
    tokenId: token?.id ?? null,
    tokenName: token?.name ?? null,
    data,
    at: deps.now(),
  });
  await tellWebhooks(deps, tx, projectId, { kind, data });
}
