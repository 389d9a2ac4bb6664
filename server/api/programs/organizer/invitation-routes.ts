import { z } from "zod";
import {
  assignedItems,
  assignItemsInput,
  invitationInput,
  invitedPeople,
  invitePeopleInput,
  listedInvitation,
  namedItemSummary,
} from "@/server/domain/invitation/contracts";
import { assignItems } from "@/server/services/invitation/assign-items";
import { clearLists } from "@/server/services/invitation/clear-lists";
import { invitePeople } from "@/server/services/invitation/invite-people";
import { listInvitations } from "@/server/services/invitation/list-invitations";
import { pastedFile } from "@/server/services/invitation/pasted-file";
import { removeInvitation } from "@/server/services/invitation/remove-invitation";
import { summarizeLists } from "@/server/services/invitation/summarize-lists";
import { pageByKey, pageInput, pageOf } from "../cursor";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";

const permission = "organize";
const verb = projectVerbs({
  reading: "read:invitations",
  writing: "write:invitations",
  reads: "invitations",
});

/** People who come by a link of their own, and the lists of items that are theirs. */
export const invitationRoutes: readonly Route[] = [
  verb(
    "GET /invitations",
    "List everyone who is invited. A person's link is the join link with ?invite= and their code.",
    { input: pageInput, output: pageOf(listedInvitation), permission },
    async ({ deps, scope, input }) => pageByKey(await listInvitations(deps, scope), input, ({ id }) => id),
  ),
  verb(
    "POST /invitations",
    "Invite people by name, each by a link of their own. Whoever is invited already keeps theirs.",
    {
      input: invitePeopleInput,
      output: invitedPeople,
      permission,
      status: 201,
      refuses: ["project_closed", "rehearsal_copy"],
    },
    ({ deps, scope, input }) => invitePeople(deps, scope, input),
  ),
  verb(
    "DELETE /invitations/{invitationId}",
    "Take back an invitation by which nobody has come.",
    {
      input: invitationInput,
      output: z.void(),
      permission,
      refuses: ["invitation_used", "project_not_draft"],
    },
    ({ deps, scope, input }) => removeInvitation(deps, scope, input.invitationId),
  ),
  verb(
    "GET /item-lists",
    "Count how many items are named for how many people each.",
    { output: z.object({ data: namedItemSummary }), permission },
    async ({ deps, scope }) => ({ data: await summarizeLists(deps, scope) }),
  ),
  verb(
    "POST /item-lists",
    "Say who judges what: the text of a table with the columns person and item. Whoever is new is invited.",
    {
      input: assignItemsInput,
      output: assignedItems,
      permission,
      refuses: ["file_refused", "file_too_large", "project_not_draft", "composition_fixed"],
    },
    ({ deps, scope, input }) => assignItems(deps, scope, pastedFile(input)),
  ),
  verb(
    "DELETE /item-lists",
    "Take all lists of a draft away. People stay invited.",
    { output: z.void(), permission, refuses: ["project_not_draft"] },
    ({ deps, scope }) => clearLists(deps, scope),
  ),
];
