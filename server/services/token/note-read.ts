import { rewriteEvent, insertEvent, latestReadOf } from "@/db/queries/events";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import type { ReadThing } from "@/server/domain/token/reads";

/** What one token reads of one thing within this is one entry of the activity. */
const togetherMs = 60 * 60 * 1000;

/** Lists in the activity of a project that a token read so many of these. */
export async function noteRead(
  deps: Deps,
  { projectId, actor }: ProjectScope,
  thing: ReadThing,
  count: number,
): Promise<void> {
  const token = actor.kind === "user" ? actor.token : undefined;
  if (actor.kind !== "user" || token === undefined) return;
  const now = deps.now();
  await deps.store.write(async (tx) => {
    const known = await latestReadOf(tx, { projectId, tokenId: token.id, thing, since: now - togetherMs });
    if (known !== undefined) return rewriteEvent(tx, known.id, { thing, count: known.count + count });
    await insertEvent(tx, {
      id: deps.newId(),
      projectId,
      kind: "token_read",
      actorKind: "user",
      actorId: actor.userId,
      tokenId: token.id,
      tokenName: token.name,
      data: { thing, count },
      at: now,
    });
  });
}
