import { csvLine } from "@/server/domain/csv-cell";
import type { ListedInvitation } from "@/server/domain/invitation/contracts";
import { invitationLink } from "@/server/domain/invitation/invitation-link";

/**
 * Everyone's own link, one person a line under a header, in the order given.
 * @param join the project's join link
 */
export function* invitationsCsv(invitations: readonly ListedInvitation[], join: string): Generator<string> {
  yield csvLine(["person", "link", "items", "annotator", "joined"]);
  for (const { name, code, items, joined } of invitations) {
    yield csvLine([name, invitationLink(join, code), items, joined?.pseudonym ?? null, joined?.at ?? null]);
  }
}
