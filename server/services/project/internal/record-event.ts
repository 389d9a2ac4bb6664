import { insertEvent } from "@/db/queries/events";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { Actor } from "@/server/domain/organizer/actor";
import type { EventKind } from "@/server/domain/project/event";

/** Writes down what happened, in the transaction that made it happen. */
export async function recordEvent(
  deps: Deps,
  tx: Tx,
  { projectId, actor }: { projectId: string; actor: Actor },
  kind: EventKind,
  data: Record<string, unknown> = {},
): Promise<void> {
  await insertEvent(tx, {
    id: deps.newId(),
    projectId,
    kind,
    actorKind: actor.kind,
    actorId: actor.kind === "user" ? actor.userId : null,
    data,
    at: deps.now(),
  });
}
