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
import { removeInvitation } from "@/server/services/invitation/remove-invitation";
import { summarizeLists } from "@/server/services/invitation/summarize-lists";
import { pastedFile } from "@/server/services/invitation/pasted-file";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");

/** People who come by a link of their own, and the lists of items assigned to them. */
export const invitationRouter = router({
  list: organize.output(z.array(listedInvitation)).query(({ ctx }) => listInvitations(ctx.deps, ctx.scope)),
  invite: organize
    .input(invitePeopleInput)
    .output(invitedPeople)
    .mutation(({ ctx, input }) => invitePeople(ctx.deps, ctx.scope, input)),
  remove: organize
    .input(invitationInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeInvitation(ctx.deps, ctx.scope, input.invitationId)),
  lists: organize.output(namedItemSummary).query(({ ctx }) => summarizeLists(ctx.deps, ctx.scope)),
  assign: organize
    .input(assignItemsInput)
    .output(assignedItems)
    .mutation(({ ctx, input }) => assignItems(ctx.deps, ctx.scope, pastedFile(input))),
  clearLists: organize.output(z.void()).mutation(({ ctx }) => clearLists(ctx.deps, ctx.scope)),
});
