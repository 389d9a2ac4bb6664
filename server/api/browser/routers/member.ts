import { z } from "zod";
import {
  invitedAccountInput,
  inviteMemberInput,
  joinedAsMember,
  memberInput,
  memberInvitationInput,
  memberLink,
  memberList,
  memberRoleInput,
  memberTokenInput,
  openMemberInvitation,
  renewMemberLinkInput,
} from "@/server/domain/member/contracts";
import { acceptMemberInvitation } from "@/server/services/member/accept-member-invitation";
import { changeMemberRole } from "@/server/services/member/change-member-role";
import { createInvitedAccount } from "@/server/services/member/create-invited-account";
import { handOverProject } from "@/server/services/member/hand-over-project";
import { inviteMember } from "@/server/services/member/invite-member";
import { leaveProject } from "@/server/services/member/leave-project";
import { listMembers } from "@/server/services/member/list-members";
import { removeMember } from "@/server/services/member/remove-member";
import { renewMemberLink } from "@/server/services/member/renew-member-link";
import { showMemberInvitation } from "@/server/services/member/show-member-invitation";
import { withdrawMemberInvitation } from "@/server/services/member/withdraw-member-invitation";
import { memberProcedure, signedInProcedure } from "@/server/api/browser/organizer-procedures";
import { publicProcedure, router } from "@/server/api/browser/trpc";

const own = memberProcedure("own");

/** Who may see a project and what they may do there; and how somebody comes to it by a link. */
export const memberRouter = router({
  list: memberProcedure("organize")
    .output(memberList)
    .query(({ ctx }) => listMembers(ctx.deps, ctx.scope)),
  invite: own
    .input(inviteMemberInput)
    .output(memberLink)
    .mutation(({ ctx, input: { byMail, ...invited } }) =>
      inviteMember(ctx.deps, ctx.scope, { ...invited, mailIn: byMail ? ctx.language : null }),
    ),
  renewLink: own
    .input(renewMemberLinkInput)
    .output(memberLink)
    .mutation(({ ctx, input: { byMail, invitationId } }) =>
      renewMemberLink(ctx.deps, ctx.scope, { invitationId, mailIn: byMail ? ctx.language : null }),
    ),
  withdraw: own
    .input(memberInvitationInput)
    .output(z.void())
    .mutation(({ ctx, input }) => withdrawMemberInvitation(ctx.deps, ctx.scope, input.invitationId)),
  changeRole: own
    .input(memberRoleInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changeMemberRole(ctx.deps, ctx.scope, input)),
  remove: own
    .input(memberInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeMember(ctx.deps, ctx.scope, input.userId)),
  handOver: own
    .input(memberInput)
    .output(z.void())
    .mutation(({ ctx, input }) => handOverProject(ctx.deps, ctx.scope, input.userId)),
  leave: memberProcedure("view")
    .output(z.void())
    .mutation(({ ctx }) => leaveProject(ctx.deps, ctx.scope)),
  openInvitation: publicProcedure
    .input(memberTokenInput)
    .output(openMemberInvitation)
    .query(({ ctx, input }) => showMemberInvitation(ctx.deps, input)),
  accept: signedInProcedure
    .input(memberTokenInput)
    .output(joinedAsMember)
    .mutation(({ ctx, input }) => acceptMemberInvitation(ctx.deps, ctx.account, input)),
  createAccount: publicProcedure
    .input(invitedAccountInput)
    .output(joinedAsMember)
    .mutation(({ ctx, input }) => createInvitedAccount(ctx.deps, input)),
});
