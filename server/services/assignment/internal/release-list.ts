import { givenBack, showAnew } from "@/db/queries/assignments";
import type { WorkingAnnotator } from "@/db/queries/annotators";
import { giveBackItemPlace } from "@/db/queries/item-places";
import { deleteList, namedItemsLeft } from "@/db/queries/named-items";
import type { Tx } from "@/db/store";

const all = 1_000_000;

/** Gives what is left of the list that was assigned to somebody to everybody; they have no list any more. */
export async function releaseList(
  tx: Tx,
  { annotatorId, invitationId }: Pick<WorkingAnnotator, "annotatorId" | "invitationId">,
): Promise<void> {
  if (invitationId === null) return;
  const itemIds = await namedItemsLeft(tx, { invitationId, annotatorId }, { limit: all, part: "all" });
  for (const itemId of [...itemIds].sort()) await giveBackItemPlace(tx, { itemId });
  await deleteList(tx, invitationId);
  // What they gave back of it needs places like any other page from now on.
  for (const { assignmentId, shown } of await givenBack(tx, { annotatorId })) {
    const plain = shown.map(({ isNamed: _named, ...item }) => item);
    if (shown.some(({ isNamed }) => isNamed === true)) await showAnew(tx, assignmentId, plain);
  }
}
