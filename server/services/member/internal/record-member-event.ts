import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { MemberEventData } from "@/server/domain/member/contracts";
import type { Actor } from "@/server/domain/organizer/actor";
import type { EventKind } from "@/server/domain/project/event";
import { recordEvent } from "@/server/services/project/internal/record-event";

/** Writes down what happened to whom, in the transaction that made it happen. */
export async function recordMemberEvent(
  deps: Deps,
  tx: Tx,
  scope: { projectId: string; actor: Actor },
  kind: EventKind,
  { whom, from = null, to = null }: { whom: string } & Partial<MemberEventData>,
): Promise<void> {
  const data: MemberEventData = { whom, from, to };
  await recordEvent(deps, tx, scope, kind, data);
}
