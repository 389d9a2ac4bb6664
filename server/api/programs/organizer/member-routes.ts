import { z } from "zod";
import { nothing } from "@/server/api/annotator-verbs";
import {
  inviteMemberInput,
  mailLanguage,
  memberInput,
  memberInvitationInput,
  memberLink,
  memberList,
  memberRoleInput,
  renewMemberLinkInput,
} from "@/server/domain/member/contracts";
import { changeMemberRole } from "@/server/services/member/change-member-role";
import { handOverProject } from "@/server/services/member/hand-over-project";
import { inviteMember } from "@/server/services/member/invite-member";
import { leaveProject } from "@/server/services/member/leave-project";
import { listMembers } from "@/server/services/member/list-members";
import { removeMember } from "@/server/services/member/remove-member";
import { renewMemberLink } from "@/server/services/member/renew-member-link";
import { withdrawMemberInvitation } from "@/server/services/member/withdraw-member-invitation";
import { archiveProject } from "@/server/services/project/archive-project";
import { projectRoute } from "../organizer-route";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";

const verb = projectVerbs({ reading: "read:members", writing: "write:members" });
const named = { project: z.string() };
const common = ["not_found", "forbidden"] as const;

/** Who has which role in a project, and whether it is on everyone's list. */
export const memberRoutes: readonly Route[] = [
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/members",
      summary: "Show the members of a project with their roles, and open invitations.",
      status: 200,
      input: z.object(named),
      output: memberList,
      refuses: common,
      permission: "organize",
      scope: "read:members",
      reads: "members",
    },
    ({ deps, scope }) => listMembers(deps, scope),
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/members",
      summary:
        "Invite somebody with a role. The answer has the token of the link, once; byMail also sends it, in a language.",
      status: 201,
      input: inviteMemberInput.extend({ language: mailLanguage }),
      output: memberLink,
      refuses: [...common, "conflict", "invalid_input"],
      permission: "own",
      scope: "write:members",
    },
    ({ deps, scope, input: { byMail, language, ...invited } }) =>
      inviteMember(deps, scope, { ...invited, mailIn: byMail ? language : null }),
  ),
  projectRoute(
    {
      method: "PATCH",
      path: "/api/v1/projects/{project}/members/{userId}",
      summary: "Give a member another role. The last owner stays owner.",
      status: 200,
      input: memberRoleInput,
      output: nothing,
      refuses: [...common, "conflict"],
      permission: "own",
      scope: "write:members",
    },
    async ({ deps, scope, input }) => {
      await changeMemberRole(deps, scope, input);
      return {};
    },
  ),
  projectRoute(
    {
      method: "DELETE",
      path: "/api/v1/projects/{project}/members/{userId}",
      summary: "Remove a member. The last owner stays.",
      status: 200,
      input: memberInput,
      output: nothing,
      refuses: [...common, "conflict"],
      permission: "own",
      scope: "write:members",
    },
    async ({ deps, scope, input }) => {
      await removeMember(deps, scope, input.userId);
      return {};
    },
  ),
  verb(
    "POST /member-invitations/{invitationId}/link",
    "Make another link for an invitation; the one before works no longer. The answer has its token, once.",
    {
      input: renewMemberLinkInput.extend({ language: mailLanguage }),
      output: memberLink,
      permission: "own",
      refuses: ["mail_off", "mail_refused"],
    },
    ({ deps, scope, input: { byMail, language, invitationId } }) =>
      renewMemberLink(deps, scope, { invitationId, mailIn: byMail ? language : null }),
  ),
  verb(
    "DELETE /member-invitations/{invitationId}",
    "Take an invitation back. Its link is unknown from then on.",
    { input: memberInvitationInput, output: z.void(), permission: "own" },
    ({ deps, scope, input }) => withdrawMemberInvitation(deps, scope, input.invitationId),
  ),
  verb(
    "POST /members/{userId}/hand-over",
    "Make another member the owner. The owner of the token becomes an organizer.",
    { input: memberInput, output: z.void(), permission: "own" },
    ({ deps, scope, input }) => handOverProject(deps, scope, input.userId),
  ),
  verb(
    "POST /leave",
    "End the membership of the owner of the token. The last owner stays.",
    { output: z.void(), permission: "view", refuses: ["last_owner"] },
    ({ deps, scope }) => leaveProject(deps, scope),
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/archive",
      summary: "Take a project off every member's list, or put it back. Nothing else of it changes.",
      status: 200,
      input: z.object({ ...named, isArchived: z.boolean() }),
      output: nothing,
      refuses: common,
      permission: "own",
      scope: "write:projects",
    },
    async ({ deps, scope, input }) => {
      await archiveProject(deps, scope, { isArchived: input.isArchived });
      return {};
    },
  ),
];
