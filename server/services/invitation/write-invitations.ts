import { Readable } from "node:stream";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { invitationsCsv } from "@/server/exports/invitations-csv";
import { listInvitations } from "./list-invitations";

/** Everyone's own link as a CSV. @param join the project's join link */
export async function writeInvitations(
  deps: Pick<Deps, "store">,
  scope: OrganizeScope,
  join: string,
): Promise<Readable> {
  return Readable.from(invitationsCsv(await listInvitations(deps, scope), join));
}
